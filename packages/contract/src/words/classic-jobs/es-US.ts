import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ClassicJob: {
    one: 'Tarea del sistema anterior',
    many: 'Tareas del sistema anterior',
    about: 'Tarea que el sistema anterior ejecuta según un horario',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ClassicJob,
  about: 'Trabajos en segundo plano del sistema anterior',
} as const satisfies Name

export const fields = {
  isRunning: 'En ejecución',
  lastStartedAt: 'Último inicio',
  lastEndedAt: 'Última finalización',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  listClassicJobs: 'Ver las tareas del sistema anterior',
  listRunningClassicJobs: 'Ver las tareas en ejecución',
  pauseClassicJob: 'Pausar la tarea',
  resumeClassicJob: 'Reanudar la tarea',
  triggerClassicJob: 'Ejecutar la tarea ahora',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  pauseClassicJob: 'Tarea pausada',
  resumeClassicJob: 'Tarea reanudada',
  triggerClassicJob: 'Tarea iniciada',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  TRIGGERED: done.triggerClassicJob,
  PAUSED: done.pauseClassicJob,
  RESUMED: done.resumeClassicJob,
  FINISHED: 'Tarea terminada',
} as const satisfies SameWords<typeof us.journal>
