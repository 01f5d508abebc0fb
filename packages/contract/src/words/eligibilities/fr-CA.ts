import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  BenefitEligibility: {
    one: 'Admissibilité à l’avantage',
    many: 'Admissibilité aux avantages',
    about: 'Indique si une personne peut utiliser un avantage',
  },
  BenefitProvisioning: {
    one: 'Activation d’avantage',
    many: 'Activations d’avantages',
    about: 'Indique si un avantage est activé pour une personne',
  },
  ProductEligibility: {
    one: 'Admissibilité au produit',
    many: 'Admissibilité aux produits',
    about: 'Ce qu’une personne peut utiliser d’un produit',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  one: 'Admissibilité',
  many: 'Admissibilité',
  about: 'Qui peut utiliser un avantage, et pourquoi',
} as const satisfies Name

export const fields = {
  authorizedUserType: 'Type de personne',
  isProvisioned: 'Activé',
  loginUrl: 'Lien d’ouverture de session',
  asOf: 'Admissibilité en date du',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  checkBenefitEligibilities: 'Vérifier l’admissibilité aux avantages',
  checkBenefitEligibilitiesByProduct: 'Vérifier l’admissibilité aux avantages d’un produit',
  checkProductEligibilities: 'Vérifier l’admissibilité aux produits',
  provisionBenefits: 'Activer les avantages',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  provisionBenefits: 'Avantages activés',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  PROVISIONED: done.provisionBenefits,
} as const satisfies SameWords<typeof us.journal>
