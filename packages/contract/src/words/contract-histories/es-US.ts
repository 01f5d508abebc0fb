import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ContractHistory: {
    one: 'Versión de contrato',
    many: 'Versiones de contrato',
    about: 'Contrato, enmienda o suplemento y su período de vigencia',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ContractHistory,
  about: 'Todas las versiones de contrato de un miembro, con sus fechas',
} as const satisfies Name

export const fields = {
  historyId: 'Versión del contrato',
  histories: 'Versiones de contrato',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeContractHistoryIdentity: 'Transferir a otra persona',
  createContractHistory: 'Agregar una versión de contrato',
  deleteContractHistories: 'Eliminar las versiones de contrato',
  deleteContractHistory: 'Eliminar la versión de contrato',
  listActiveContractHistories: 'Ver las versiones de contrato vigentes',
  listContractHistories: 'Ver las versiones de contrato',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  deleteContractHistories: 'Se eliminan todas las versiones del contrato de esta cobertura. No se puede deshacer.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeContractHistoryIdentity: 'Transferidas a otra persona',
  createContractHistory: 'Versión de contrato agregada',
  deleteContractHistories: 'Versiones de contrato eliminadas',
  deleteContractHistory: 'Versión de contrato eliminada',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createContractHistory,
  DELETED: done.deleteContractHistory,
  IDENTITY_CHANGED: done.changeContractHistoryIdentity,
  MIGRATED: 'Traída del sistema anterior',
} as const satisfies SameWords<typeof us.journal>
