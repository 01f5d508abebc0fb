import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  AutomationRun: { one: 'Exécution', many: 'Exécutions', about: 'Une exécution de l’automatisation' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  one: 'Automatisation de l’ancien système',
  many: 'Automatisation de l’ancien système',
  about: 'Crée des adhésions et des associés dans l’ancien système',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createAutomatedAssociate: 'Créer l’associé dans l’ancien système',
  createAutomatedMembership: 'Créer l’adhésion dans l’ancien système',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createAutomatedAssociate: 'Création de l’associé lancée',
  createAutomatedMembership: 'Création de l’adhésion lancée',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  STARTED: 'Exécution lancée',
  COMPLETED: 'Exécution terminée',
} as const satisfies SameWords<typeof us.journal>
