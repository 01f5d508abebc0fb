import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ClassicJob: {
    one: 'Tâche de l’ancien système',
    many: 'Tâches de l’ancien système',
    about: 'Tâche exécutée selon un horaire par l’ancien système',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ClassicJob,
  about: 'Travaux d’arrière-plan de l’ancien système',
} as const satisfies Name

export const fields = {
  isRunning: 'En cours d’exécution',
  lastStartedAt: 'Dernier démarrage',
  lastEndedAt: 'Dernière fin d’exécution',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  listClassicJobs: 'Afficher les tâches de l’ancien système',
  listRunningClassicJobs: 'Afficher les tâches en cours',
  pauseClassicJob: 'Mettre la tâche en pause',
  resumeClassicJob: 'Reprendre la tâche',
  triggerClassicJob: 'Exécuter la tâche maintenant',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  pauseClassicJob: 'Tâche mise en pause',
  resumeClassicJob: 'Tâche reprise',
  triggerClassicJob: 'Tâche démarrée',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  TRIGGERED: done.triggerClassicJob,
  PAUSED: done.pauseClassicJob,
  RESUMED: done.resumeClassicJob,
  FINISHED: 'Tâche terminée',
} as const satisfies SameWords<typeof us.journal>
