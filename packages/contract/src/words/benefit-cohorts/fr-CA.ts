import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  BenefitCohort: {
    one: 'Cohorte d’avantages',
    many: 'Cohortes d’avantages',
    about: 'Ensemble d’avantages pour une personne',
  },
  CohortBenefit: { one: 'Avantage', many: 'Avantages' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.BenefitCohort,
  about: 'Avantages accordés à une personne en particulier',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addBenefitsToCohort: 'Ajouter des avantages',
  createBenefitCohort: 'Créer une cohorte d’avantages',
  getBenefitCohort: 'Afficher la cohorte d’avantages',
  getBenefitCohortHealth: 'Afficher l’état du service',
  listBenefitCohorts: 'Afficher les cohortes d’avantages',
  removeBenefitsFromCohort: 'Retirer les avantages',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addBenefitsToCohort: 'Avantages ajoutés',
  createBenefitCohort: 'Cohorte d’avantages créée',
  removeBenefitsFromCohort: 'Avantages retirés',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createBenefitCohort,
  UPDATED: 'Avantages modifiés',
} as const satisfies SameWords<typeof us.journal>
