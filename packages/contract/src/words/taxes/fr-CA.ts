import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Tax: { one: 'Taux de taxe', many: 'Taux de taxe', about: 'Taux de taxe et date de son entrée en vigueur' },
  TaxArea: { one: 'Secteur fiscal', many: 'Secteurs fiscaux', about: 'Endroit où les mêmes taxes s’appliquent' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Tax,
  about: 'Taux de taxe par endroit, pour tous ou pour une personne',
} as const satisfies Name

export const fields = {
  'Tax.label': 'Nom sur les factures',
  'NewTax.label': 'Nom sur les factures',
  taxAreaId: 'Territoire fiscal',
  taxes: 'Taxes',
  'Tax.identityId': 'Personne visée',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  taxAreaId: 'Endroit où les mêmes taxes s’appliquent',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  createIdentityTax: 'Ajouter un taux de taxe pour une personne',
  createTax: 'Ajouter un taux de taxe',
  findIdentityTaxArea: 'Rechercher le secteur fiscal d’une personne',
  findTaxArea: 'Rechercher un secteur fiscal',
  listIdentityTaxes: 'Afficher les taux de taxe d’une personne',
  listTaxes: 'Afficher les taux de taxe',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createIdentityTax: 'Taux de taxe ajouté pour la personne',
  createTax: 'Taux de taxe ajouté',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createTax,
  ENDED: 'Taux de taxe terminé',
} as const satisfies SameWords<typeof us.journal>
