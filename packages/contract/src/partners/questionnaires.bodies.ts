import { assumed, entity, list, maybe, type Out, type Schema, stated, text } from '../wire.ts'
import { QuestionField, ReminderConfig } from './questionnaires.entities.ts'

// "Other fields not shown" (section 3): names are assumed, except those that section 3 lists.

const newQuestionFields = entity({
  stated: { supportedMobileVersions: maybe(list(text)), reminderConfigs: maybe(list(ReminderConfig)) },
  assumed: { title: text, description: maybe(text), locale: text, fields: list(QuestionField) },
})

/** A questionnaire to create, or the replacement of one. */
export interface NewQuestion extends Out<typeof newQuestionFields> {}
export const NewQuestion: Schema<NewQuestion> = newQuestionFields

const mobileVersionsFields = stated({ supportedMobileVersions: list(text) })

/** App versions to set, add or remove. */
export interface MobileVersions extends Out<typeof mobileVersionsFields> {}
export const MobileVersions: Schema<MobileVersions> = mobileVersionsFields

const reminderConfigsFields = stated({ reminderConfigs: list(ReminderConfig) })

/** Reminders to set or add. */
export interface ReminderConfigs extends Out<typeof reminderConfigsFields> {}
export const ReminderConfigs: Schema<ReminderConfigs> = reminderConfigsFields

const reminderConfigRemovalFields = assumed({ reminderConfigIds: list(text) })

/** The reminders to remove. */
export interface ReminderConfigRemoval extends Out<typeof reminderConfigRemovalFields> {}
export const ReminderConfigRemoval: Schema<ReminderConfigRemoval> = reminderConfigRemovalFields
