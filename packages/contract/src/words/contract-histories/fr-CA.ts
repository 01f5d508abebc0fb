import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ContractHistory: {
    one: 'Version de contrat',
    many: 'Versions de contrat',
    about: 'Contrat, avenant ou supplément et sa période de validité',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ContractHistory,
  about: 'Toutes les versions de contrat d’un membre, avec leurs dates',
} as const satisfies Name

export const fields = {
  historyId: 'Version du contrat',
  histories: 'Versions de contrat',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeContractHistoryIdentity: 'Transférer à une autre personne',
  createContractHistory: 'Ajouter une version de contrat',
  deleteContractHistories: 'Supprimer les versions de contrat',
  deleteContractHistory: 'Supprimer la version de contrat',
  listActiveContractHistories: 'Afficher les versions de contrat en vigueur',
  listContractHistories: 'Afficher les versions de contrat',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  deleteContractHistories:
    'Toutes les versions de contrat de cette protection sont supprimées. Cette action est irréversible.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeContractHistoryIdentity: 'Transférées à une autre personne',
  createContractHistory: 'Version de contrat ajoutée',
  deleteContractHistories: 'Versions de contrat supprimées',
  deleteContractHistory: 'Version de contrat supprimée',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createContractHistory,
  DELETED: done.deleteContractHistory,
  IDENTITY_CHANGED: done.changeContractHistoryIdentity,
  MIGRATED: 'Importée de l’ancien système',
} as const satisfies SameWords<typeof us.journal>
