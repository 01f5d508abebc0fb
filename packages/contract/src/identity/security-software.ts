import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { LoginLink } from '../shared/login-link.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import {
  LicenseKeyActivation,
  NewSecuritySoftwareState,
  SecuritySoftwareEntitlement,
} from './security-software.bodies.ts'
import { SecuritySoftwareState } from './security-software.entities.ts'
import { SecuritySoftwareAction, SecuritySoftwareStatus } from './security-software.enums.ts'

// Source: identity and communication, section 7, "Security-software and business-plus states". The addresses name the
// vendor, Trend Micro.

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const states = at('security-software', '/v1/users/{userId}/TrendMicroStates', owned)
const state = at('security-software', '/v1/users/{userId}/TrendMicroStates/{stateId}', owned)

export const listSecuritySoftwareStates = get(states, '', { returns: list(SecuritySoftwareState) })
export const createSecuritySoftwareState = post(states, '', {
  body: NewSecuritySoftwareState,
  returns: SecuritySoftwareState,
})
export const getSecuritySoftwareState = get(state, '', { returns: SecuritySoftwareState })
export const deleteSecuritySoftwareState = del(state, '')

// The verbs are listed by name alone; they act on one state, so they are read as lying under it.
const verbs = at('security-software', '/v1/users/{userId}/TrendMicroStates/{stateId}', {
  realms: ownerRealms,
  assumes: ['path', 'realms'],
})
/** A new link with each call, although it is a GET: never kept. */
export const makeSecuritySoftwareLoginLink = get(verbs, 'makeLoginLink', { returns: LoginLink })
export const updateSecuritySoftwareEntitlement = post(verbs, 'entitlementUpdate', {
  body: SecuritySoftwareEntitlement,
  returns: SecuritySoftwareState,
})
/** Begins anew at the vendor. Nothing is named that it would carry, so it is read as having no body. */
export const resetSecuritySoftwareUser = post(verbs, 'resetTrendMicroUser', { returns: SecuritySoftwareState })
/** Names no user: the key says whose it is. */
export const markLicenseKeyActive = post(at('security-software', '/v1/TrendMicroStates'), 'markLicenseKeyActive', {
  body: LicenseKeyActivation,
  returns: SecuritySoftwareState,
})

/** "Each service has GET journal"; this one's address is not shown. */
export const securitySoftwareJournal = journal('security-software', '/v1/TrendMicroStates', SecuritySoftwareAction, {
  assumes: ['path', 'access'],
})
export const securitySoftwareMaxClock = maxClock('security-software', '/v1/TrendMicroStates')

export {
  LicenseKeyActivation,
  NewSecuritySoftwareState,
  SecuritySoftwareAction,
  SecuritySoftwareEntitlement,
  SecuritySoftwareState,
  SecuritySoftwareStatus,
}
export { securitySoftwareTransitions } from './security-software.transitions.ts'
