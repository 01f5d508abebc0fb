import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  IdentityAmendment: { one: 'Avenant', many: 'Avenants', about: 'Modification à un contrat et sa période de validité' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.IdentityAmendment,
  about: 'Modifications au contrat d’une personne',
} as const satisfies Name

export const fields = {
  amendmentId: 'Avenant',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeIdentityAmendmentOwner: 'Modifier le titulaire',
  createIdentityAmendment: 'Ajouter un avenant',
  deleteIdentityAmendment: 'Supprimer l’avenant',
  listIdentityAmendments: 'Afficher les avenants',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeIdentityAmendmentOwner: 'Titulaire modifié',
  createIdentityAmendment: 'Avenant ajouté',
  deleteIdentityAmendment: 'Avenant supprimé',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createIdentityAmendment,
  DELETED: done.deleteIdentityAmendment,
  OWNER_CHANGED: done.changeIdentityAmendmentOwner,
} as const satisfies SameWords<typeof us.journal>
