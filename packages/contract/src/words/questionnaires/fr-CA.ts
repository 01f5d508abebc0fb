import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Question: { one: 'Questionnaire', many: 'Questionnaires', about: 'Questions qui vont ensemble' },
  QuestionChoice: { one: 'Choix', many: 'Choix' },
  QuestionCondition: { one: 'Condition', many: 'Conditions' },
  QuestionField: { one: 'Question', many: 'Questions' },
  ReminderConfig: { one: 'Rappel', many: 'Rappels' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Question,
  about: 'Questionnaires que remplissent les membres, avec leurs questions',
} as const satisfies Name

export const fields = {
  'ReminderConfig.limit': 'Nombre de rappels',
  'ReminderConfig.interval': 'Intervalle',
  supportedMobileVersions: 'Versions de l’application prises en charge',
  reminderConfigs: 'Rappels',
  choices: 'Choix',
  showWhen: 'Condition d’affichage',
  fieldId: 'Question',
  equals: 'Réponses attendues',
  reminderConfigIds: 'Rappels',
  fields: 'Questions',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  getPublicQuestion: 'Afficher le questionnaire',
  getQuestion: 'Afficher le questionnaire',
  listQuestions: 'Afficher les questionnaires',
} as const satisfies SameWords<typeof us.actions>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: 'Questionnaire créé',
  CHANGE: 'Questionnaire modifié',
  UPDATE_REMINDER_CONFIGS: 'Rappels modifiés',
  UPDATE_SUPPORTED_MOBILE_VERSIONS: 'Versions de l’application modifiées',
} as const satisfies SameWords<typeof us.journal>
