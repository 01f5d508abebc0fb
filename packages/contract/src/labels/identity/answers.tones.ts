import type { AnswerStatus } from '../../identity/answers.ts'
import type { Tones } from '../labels.ts'

export const answerStatusTones = {
  CREATED: 'info',
  SUBMITTED: 'positive',
  DELETED: 'neutral',
} as const satisfies Tones<AnswerStatus>
