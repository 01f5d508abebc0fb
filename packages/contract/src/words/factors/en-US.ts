import type * as factors from '../../identity/factors.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  Factor: {
    one: 'Verification method',
    many: 'Verification methods',
    about: 'A second way to prove who is signing in',
  },
  FactorValidation: {
    one: 'Verification result',
    many: 'Verification results',
    about: 'Whether a code or answer was right',
  },
  SentCode: { one: 'Code sent', many: 'Codes sent', about: 'Where a code was sent and when it can be sent again' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Factor,
  about: 'Ways to prove who is signing in',
} as const satisfies Name

export const fields = {
  factorId: 'Verification method',
  proofType: 'Kind of proof',
  primary: 'Primary',
  destination: 'Sent to',
  lastUsedAt: 'Last used',
  attemptsLeft: 'Attempts left',
  lockedUntil: 'Locked until',
  question: 'Security question',
  code: 'Verification code',
} as const satisfies FieldWords

export const hints = {
  code: 'From the message that was sent',
} as const satisfies FieldWords

export const actions = {
  createFactor: 'Add verification method',
  deleteFactor: 'Remove verification method',
  listFactors: 'View verification methods',
  sendFactorCode: 'Send verification code',
  setPrimaryFactor: 'Make it the primary method',
  updateFactorName: 'Change name',
  validateFactor: 'Check code',
  verifyFactor: 'Confirm verification method',
} as const satisfies ActionWords<typeof factors>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createFactor: 'Verification method added',
  deleteFactor: 'Verification method removed',
  sendFactorCode: 'Verification code sent',
  setPrimaryFactor: 'Primary method changed',
  updateFactorName: 'Name changed',
  validateFactor: 'Code checked',
  verifyFactor: 'Verification method confirmed',
} as const satisfies ActionWords<typeof factors>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createFactor,
  DELETE: done.deleteFactor,
  SET_PRIMARY: done.setPrimaryFactor,
  UPDATE_NAME: done.updateFactorName,
  VALIDATE: done.validateFactor,
  VERIFY: done.verifyFactor,
} as const satisfies JournalWords
