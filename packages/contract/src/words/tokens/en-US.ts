import type * as tokens from '../../identity/tokens.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  Jwt: { one: 'Token', many: 'Tokens', about: 'A signed token' },
  VerifiedJwt: { one: 'Verified token', many: 'Verified tokens', about: 'Whether a token is valid, and what it says' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Jwt,
  about: 'Tokens with which programs prove who they act for',
} as const satisfies Name

export const fields = {
  jwt: 'Token (JWT)',
  claims: 'Claims',
} as const satisfies FieldWords

export const hints = {
  jwt: 'Three parts separated by periods',
} as const satisfies FieldWords

export const actions = {
  getTokenKey: 'View public key',
  verifyJwt: 'Verify token',
} as const satisfies ActionWords<typeof tokens>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: 'Token created',
} as const satisfies JournalWords
