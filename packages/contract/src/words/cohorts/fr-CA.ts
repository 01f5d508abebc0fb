import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Cohort: { one: 'Cohorte', many: 'Cohortes', about: 'Accès d’une personne à une fonctionnalité réservée' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Cohort,
  about: 'Qui peut utiliser une fonctionnalité réservée à certains',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeCohortOwner: 'Modifier le titulaire',
  createCohort: 'Ajouter à la cohorte',
  deleteCohort: 'Retirer de la cohorte',
  listCohorts: 'Afficher les cohortes',
  updateCohort: 'Modifier la cohorte',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeCohortOwner: 'Titulaire modifié',
  createCohort: 'Ajout à la cohorte effectué',
  deleteCohort: 'Retrait de la cohorte effectué',
  updateCohort: 'Cohorte modifiée',
} as const satisfies SameWords<typeof us.done>

export { CohortAction as journal } from '../../labels/identity/cohorts.fr-CA.ts'
