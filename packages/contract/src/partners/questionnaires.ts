import { at, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list, text } from '../wire.ts'
import { MobileVersions, NewQuestion, ReminderConfigRemoval, ReminderConfigs } from './questionnaires.bodies.ts'
import {
  Question,
  QuestionChoice,
  QuestionCondition,
  QuestionField,
  ReminderConfig,
} from './questionnaires.entities.ts'

// Source: partners and service delivery, section 7, "Questionnaires"; section 6, "Questionnaire write calls are internal
// machine tokens only".

const questions = at('questionnaires', '/v1/questions')
const writes = at('questionnaires', '/v1/questions', { access: 'machine' })
// The specification lists these operations without an address. They act on one question, so their paths are assumed
// below it.
const question = at('questionnaires', '/v1/questions/{questionId}', { access: 'machine', assumes: ['path'] })

export const listQuestions = get(questions, '', { returns: list(Question) })
export const createQuestion = post(writes, '', { body: NewQuestion, returns: Question })
export const getQuestion = get(questions, '{questionId}', { returns: Question })
export const replaceQuestion = put(writes, '{questionId}', { body: NewQuestion, returns: Question })

export const updateQuestionSupportedMobileVersions = post(question, 'updateSupportedMobileVersions', {
  body: MobileVersions,
  returns: Question,
})
export const addQuestionSupportedMobileVersions = post(question, 'addSupportedMobileVersions', {
  body: MobileVersions,
  returns: Question,
})
export const removeQuestionSupportedMobileVersions = post(question, 'removeSupportedMobileVersions', {
  body: MobileVersions,
  returns: Question,
})
export const updateQuestionReminderConfigs = post(question, 'updateReminderConfigs', {
  body: ReminderConfigs,
  returns: Question,
})
export const addQuestionReminderConfigs = post(question, 'addReminderConfigs', {
  body: ReminderConfigs,
  returns: Question,
})
export const removeQuestionReminderConfigs = post(question, 'removeReminderConfigs', {
  body: ReminderConfigRemoval,
  returns: Question,
})

export const questionJournal = journal('questionnaires', '/v1/questions', text, { assumes: ['path', 'access'] })
export const questionMaxClock = maxClock('questionnaires', '/v1/questions')
/** Before sign-in. */
export const getPublicQuestion = get(at('questionnaires', '/v1/public/questions/{questionId}'), '', {
  returns: Question,
})

export {
  MobileVersions,
  NewQuestion,
  Question,
  QuestionChoice,
  QuestionCondition,
  QuestionField,
  ReminderConfig,
  ReminderConfigRemoval,
  ReminderConfigs,
}
