import type * as questionnaires from '../../partners/questionnaires.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  Question: { one: 'Questionnaire', many: 'Questionnaires', about: 'Questions that belong together' },
  QuestionChoice: { one: 'Choice', many: 'Choices' },
  QuestionCondition: { one: 'Condition', many: 'Conditions' },
  QuestionField: { one: 'Question', many: 'Questions' },
  ReminderConfig: { one: 'Reminder', many: 'Reminders' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Question,
  about: 'Questionnaires that members fill in, and their questions',
} as const satisfies Name

export const fields = {
  'ReminderConfig.limit': 'Number of reminders',
  'ReminderConfig.interval': 'Interval',
  supportedMobileVersions: 'App versions that show it',
  reminderConfigs: 'Reminders',
  choices: 'Choices',
  showWhen: 'Shown when',
  fieldId: 'Question',
  equals: 'Has one of these answers',
  reminderConfigIds: 'Reminders',
  fields: 'Questions',
} as const satisfies FieldWords

export const actions = {
  getPublicQuestion: 'View questionnaire',
  getQuestion: 'View questionnaire',
  listQuestions: 'View questionnaires',
} as const satisfies ActionWords<typeof questionnaires>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: 'Questionnaire created',
  CHANGE: 'Questionnaire changed',
  UPDATE_REMINDER_CONFIGS: 'Reminders changed',
  UPDATE_SUPPORTED_MOBILE_VERSIONS: 'App versions changed',
} as const satisfies JournalWords
