import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  BenefitCohort: {
    one: 'Cohorte de beneficios',
    many: 'Cohortes de beneficios',
    about: 'Conjunto de beneficios para una persona',
  },
  CohortBenefit: { one: 'Beneficio', many: 'Beneficios' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.BenefitCohort,
  about: 'Beneficios otorgados a una persona en particular',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies SameWords<typeof us.fields>

export const actions = {
  addBenefitsToCohort: 'Agregar beneficios',
  createBenefitCohort: 'Crear una cohorte de beneficios',
  getBenefitCohort: 'Ver la cohorte de beneficios',
  getBenefitCohortHealth: 'Ver el estado del servicio',
  listBenefitCohorts: 'Ver las cohortes de beneficios',
  removeBenefitsFromCohort: 'Quitar los beneficios',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addBenefitsToCohort: 'Beneficios agregados',
  createBenefitCohort: 'Cohorte de beneficios creada',
  removeBenefitsFromCohort: 'Beneficios quitados',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createBenefitCohort,
  UPDATED: 'Beneficios cambiados',
} as const satisfies SameWords<typeof us.journal>
