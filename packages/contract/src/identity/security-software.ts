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

// Source: identity and communication, section 7, "Security-software and business-plus states". The paths contain the
// vendor name, Trend Micro.

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

// The specification lists these operations without an address. They act on one state, so their paths are assumed below
// it.
const verbs = at('security-software', '/v1/users/{userId}/TrendMicroStates/{stateId}', {
  realms: ownerRealms,
  assumes: ['path', 'realms'],
})
/** Creates a sign-in link. Every call returns a new one, although it is a GET; never store it. */
export const makeSecuritySoftwareLoginLink = get(verbs, 'makeLoginLink', { returns: LoginLink })
export const updateSecuritySoftwareEntitlement = post(verbs, 'entitlementUpdate', {
  body: SecuritySoftwareEntitlement,
  returns: SecuritySoftwareState,
})
/** Resets the user at the vendor. Assumed to have no body. */
export const resetSecuritySoftwareUser = post(verbs, 'resetTrendMicroUser', { returns: SecuritySoftwareState })
/** Marks a license key as active. Needs no user: the key identifies it. */
export const markLicenseKeyActive = post(at('security-software', '/v1/TrendMicroStates'), 'markLicenseKeyActive', {
  body: LicenseKeyActivation,
  returns: SecuritySoftwareState,
})

/** "Each service has GET journal". The address is assumed. */
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
