import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Question: { one: 'Cuestionario', many: 'Cuestionarios', about: 'Preguntas que van juntas' },
  QuestionChoice: { one: 'Opción', many: 'Opciones' },
  QuestionCondition: { one: 'Condición', many: 'Condiciones' },
  QuestionField: { one: 'Pregunta', many: 'Preguntas' },
  ReminderConfig: { one: 'Recordatorio', many: 'Recordatorios' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Question,
  about: 'Cuestionarios que completan los miembros, con sus preguntas',
} as const satisfies Name

export const fields = {
  'ReminderConfig.limit': 'Número de recordatorios',
  'ReminderConfig.interval': 'Intervalo',
  supportedMobileVersions: 'Versiones compatibles de la aplicación',
  reminderConfigs: 'Recordatorios',
  choices: 'Opciones',
  showWhen: 'Condición para mostrarla',
  fieldId: 'Pregunta',
  equals: 'Respuestas esperadas',
  reminderConfigIds: 'Recordatorios',
  fields: 'Preguntas',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  getPublicQuestion: 'Ver el cuestionario',
  getQuestion: 'Ver el cuestionario',
  listQuestions: 'Ver los cuestionarios',
} as const satisfies SameWords<typeof us.actions>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: 'Cuestionario creado',
  CHANGE: 'Cuestionario cambiado',
  UPDATE_REMINDER_CONFIGS: 'Recordatorios cambiados',
  UPDATE_SUPPORTED_MOBILE_VERSIONS: 'Versiones de la aplicación cambiadas',
} as const satisfies SameWords<typeof us.journal>
