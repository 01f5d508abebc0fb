import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  IdentityMerge: {
    one: 'Combinación de cuentas',
    many: 'Combinaciones de cuentas',
    about: 'Combinación de una cuenta con otra',
  },
  MergeProcessorStatus: { one: 'Estado por sistema', many: 'Estados por sistema' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.IdentityMerge,
  about: 'Dos cuentas de una persona unidas en una sola',
} as const satisfies Name

export const fields = {
  mergeId: 'Combinación',
  processorStatuses: 'Avance por sistema',
  mergedIdentityId: 'Cuenta combinada',
  processor: 'Sistema',
  keepFromMerged: 'Datos por conservar de la cuenta combinada',
  statuses: 'Estados',
  'IdentityMerge.identityId': 'Cuenta por conservar',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  mergedIdentityId: 'No se puede usar después de la combinación',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  findIdentityMerges: 'Buscar combinaciones de cuentas',
  getIdentityMerge: 'Ver la combinación de cuentas',
  mergeIdentities: 'Combinar las cuentas',
  unmergeIdentities: 'Deshacer la combinación',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  mergeIdentities:
    'Las dos cuentas pasan a ser una sola, en todos los sistemas. La cuenta combinada deja de poder usarse.',
  unmergeIdentities: 'Se deshace la combinación en todos los sistemas y vuelve a haber dos cuentas.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  mergeIdentities: 'Combinación iniciada',
  unmergeIdentities: 'Reversión de la combinación iniciada',
} as const satisfies SameWords<typeof us.done>

export { IdentityMergeAction as journal } from '../../labels/identity/identity-merge.es-US.ts'
