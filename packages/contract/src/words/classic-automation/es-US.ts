import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  AutomationRun: { one: 'Ejecución', many: 'Ejecuciones', about: 'Una ejecución de la automatización' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  one: 'Automatización del sistema anterior',
  many: 'Automatización del sistema anterior',
  about: 'Crea membresías y asociados en el sistema anterior',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createAutomatedAssociate: 'Crear al asociado en el sistema anterior',
  createAutomatedMembership: 'Crear la membresía en el sistema anterior',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createAutomatedAssociate: 'Creación del asociado iniciada',
  createAutomatedMembership: 'Creación de la membresía iniciada',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  STARTED: 'Ejecución iniciada',
  COMPLETED: 'Ejecución terminada',
} as const satisfies SameWords<typeof us.journal>
