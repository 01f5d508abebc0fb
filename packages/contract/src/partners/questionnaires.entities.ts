import { IntervalType } from '../shared/interval.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'

const reminderConfigFields = entity({
  stated: { intervalType: IntervalType },
  assumed: { id: text, interval: number, limit: maybe(number), templateKey: maybe(text) },
})

/** The reminders for unfinished questionnaires: every `interval` of `intervalType`, at most `limit` times. */
export interface ReminderConfig extends Out<typeof reminderConfigFields> {}
export const ReminderConfig: Schema<ReminderConfig> = reminderConfigFields

const questionChoiceFields = assumed({ value: text, label: text })

/** A selectable answer. */
export interface QuestionChoice extends Out<typeof questionChoiceFields> {}
export const QuestionChoice: Schema<QuestionChoice> = questionChoiceFields

const questionConditionFields = assumed({ fieldId: text, equals: list(text) })

/** The answers to another field that make a field visible. */
export interface QuestionCondition extends Out<typeof questionConditionFields> {}
export const QuestionCondition: Schema<QuestionCondition> = questionConditionFields

const questionFieldFields = assumed({
  id: text,
  type: text,
  label: text,
  help: maybe(text),
  isRequired: flag,
  choices: maybe(list(QuestionChoice)),
  showWhen: maybe(QuestionCondition),
})

/** A field of a questionnaire. Its types are not shown; treat an unknown type as text. */
export interface QuestionField extends Out<typeof questionFieldFields> {}
export const QuestionField: Schema<QuestionField> = questionFieldFields

const questionFields = entity({
  stated: { supportedMobileVersions: list(text), reminderConfigs: list(ReminderConfig) },
  assumed: {
    id: text,
    title: text,
    description: maybe(text),
    locale: text,
    fields: list(QuestionField),
    version: text,
  },
})

/**
 * A questionnaire, which the service calls a question. `supportedMobileVersions` are the mobile app versions that can
 * display it. `version` is the value for `If-Match`.
 */
export interface Question extends Out<typeof questionFields> {}
export const Question: Schema<Question> = questionFields
