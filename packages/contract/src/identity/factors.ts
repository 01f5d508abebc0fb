import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list, text } from '../wire.ts'
import { FactorName, FactorProof, NewFactor } from './factors.bodies.ts'
import { Factor, FactorValidation, SentCode } from './factors.entities.ts'
import { FactorProofType, FactorType } from './factors.enums.ts'

// Source: identity and communication, section 7, "Factors". People of every realm sign in, so every realm can call
// these operations.

const factors = at('factors', '/v1/identities/{identityId}/factors')
const factor = at('factors', '/v1/identities/{identityId}/factors/{factorId}')

export const createFactor = post(factors, '', { body: NewFactor, returns: Factor })
export const listFactors = get(factors, '', { returns: list(Factor) })
export const deleteFactor = del(factor, '')

/** Verifies a new factor, which makes it usable. */
export const verifyFactor = post(factor, 'verify', { body: FactorProof, returns: Factor })
export const setPrimaryFactor = post(factor, 'setPrimary', { returns: Factor })
export const sendFactorCode = post(factor, 'sendCode', { returns: SentCode })
/** Confirms a sign-in with a verified factor. */
export const validateFactor = post(factor, 'validate', { body: FactorProof, returns: FactorValidation })
export const updateFactorName = post(factor, 'updateName', { body: FactorName, returns: Factor })

export const factorJournal = journal('factors', '/v1/factors', text, { assumes: ['path', 'access'] })
export const factorMaxClock = maxClock('factors', '/v1/factors')

export { Factor, FactorName, FactorProof, FactorProofType, FactorType, FactorValidation, NewFactor, SentCode }
