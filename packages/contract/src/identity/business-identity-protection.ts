import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { LoginLink } from '../shared/login-link.ts'
import { ownerRealms } from '../shared/realm.ts'
import { ServiceHealth } from '../shared/service-health.ts'
import { list, text } from '../wire.ts'
import {
  BusinessIdentityProtectionReplacement,
  NewBusinessIdentityProtectionState,
} from './business-identity-protection.bodies.ts'
import { BusinessIdentityProtectionState } from './business-identity-protection.entities.ts'

// Source: identity and communication, section 7, "Security-software and business-plus states". The paths contain the
// product name, IDShield Business.

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
// Only staff override the vendor's data. Assumed.
const reserved = { access: 'internal', assumes: ['access'] } as const
const states = at('business-identity-protection', '/v1/users/{userId}/IDShieldBusinessStates', owned)
const state = at('business-identity-protection', '/v1/users/{userId}/IDShieldBusinessStates/{stateId}', owned)
const corrected = at('business-identity-protection', '/v1/users/{userId}/IDShieldBusinessStates/{stateId}', reserved)

export const listBusinessIdentityProtectionStates = get(states, '', { returns: list(BusinessIdentityProtectionState) })
export const createBusinessIdentityProtectionState = post(states, '', {
  body: NewBusinessIdentityProtectionState,
  returns: BusinessIdentityProtectionState,
})
export const getBusinessIdentityProtectionState = get(state, '', { returns: BusinessIdentityProtectionState })
export const replaceBusinessIdentityProtectionState = put(corrected, '', {
  body: BusinessIdentityProtectionReplacement,
  returns: BusinessIdentityProtectionState,
})
export const deleteBusinessIdentityProtectionState = del(corrected, '')
/** "A login-data call; fields not shown": assumed to return a sign-in link. Request it on use; never store it. */
export const getBusinessIdentityProtectionLogin = post(state, 'getLogin', { returns: LoginLink, idempotent: true })
export const getBusinessIdentityProtectionHealth = get(at('business-identity-protection', '/v1/health'), '', {
  returns: ServiceHealth,
})

/** "Each service has GET journal". The address is assumed; no actions are listed. */
export const businessIdentityProtectionJournal = journal(
  'business-identity-protection',
  '/v1/IDShieldBusinessStates',
  text,
  { assumes: ['path', 'access'] },
)
export const businessIdentityProtectionMaxClock = maxClock('business-identity-protection', '/v1/IDShieldBusinessStates')

export { BusinessIdentityProtectionReplacement, BusinessIdentityProtectionState, NewBusinessIdentityProtectionState }
