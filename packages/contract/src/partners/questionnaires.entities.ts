import { IntervalType } from '../shared/interval.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'

const reminderConfigFields = entity({
  stated: { intervalType: IntervalType },
  assumed: { id: text, interval: number, limit: maybe(number), templateKey: maybe(text) },
})

/** When someone who has not finished is reminded: every `interval` of `intervalType`, at most `limit` times. */
export interface ReminderConfig extends Out<typeof reminderConfigFields> {}
export const ReminderConfig: Schema<ReminderConfig> = reminderConfigFields

const questionChoiceFields = assumed({ value: text, label: text })

/** An answer to choose. */
export interface QuestionChoice extends Out<typeof questionChoiceFields> {}
export const QuestionChoice: Schema<QuestionChoice> = questionChoiceFields

const questionConditionFields = assumed({ fieldId: text, equals: list(text) })

/** The answers to another field that make a field show. */
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

/** One thing that is asked. Which types there are is not shown; a type nobody knows can still be asked as text. */
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
 * A questionnaire: the service calls all of it a question. `supportedMobileVersions` are the versions of the mobile
 * apps that can show it. `version` goes back as `If-Match`.
 */
export interface Question extends Out<typeof questionFields> {}
export const Question: Schema<Question> = questionFields
