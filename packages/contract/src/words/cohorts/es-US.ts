import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Cohort: { one: 'Cohorte', many: 'Cohortes', about: 'Acceso de una persona a una función reservada' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Cohort,
  about: 'Quién puede usar una función que no todos tienen',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeCohortOwner: 'Cambiar el titular',
  createCohort: 'Agregar a la cohorte',
  deleteCohort: 'Quitar de la cohorte',
  listCohorts: 'Ver las cohortes',
  updateCohort: 'Editar la cohorte',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeCohortOwner: 'Titular cambiado',
  createCohort: 'Incorporación a la cohorte realizada',
  deleteCohort: 'Retiro de la cohorte realizado',
  updateCohort: 'Cohorte actualizada',
} as const satisfies SameWords<typeof us.done>

export { CohortAction as journal } from '../../labels/identity/cohorts.es-US.ts'
