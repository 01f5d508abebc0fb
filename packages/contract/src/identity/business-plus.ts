import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { LoginLink } from '../shared/login-link.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import {
  BusinessPlusEntitlement,
  BusinessPlusMigration,
  BusinessPlusUserEmail,
  BusinessPlusWebsiteDomain,
  NewBusinessPlusState,
} from './business-plus.bodies.ts'
import { BusinessPlusAuthorizedUser, BusinessPlusState } from './business-plus.entities.ts'
import { BusinessPlusAction, BusinessPlusStatus } from './business-plus.enums.ts'

// Source: identity and communication, section 7, "Security-software and business-plus states".

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const states = at('business-plus', '/v1/users/{userId}/businessPlusStates', owned)

export const listBusinessPlusStates = get(states, '', { returns: list(BusinessPlusState) })
export const createBusinessPlusState = post(states, '', { body: NewBusinessPlusState, returns: BusinessPlusState })
export const getBusinessPlusState = get(states, '{stateId}', { returns: BusinessPlusState })

// The specification writes these without `{stateId}`, unlike the others. A user has one account, so the paths are as
// written.
const account = at('business-plus', '/v1/users/{userId}/businessPlusStates', {
  realms: ownerRealms,
  assumes: ['path', 'realms'],
})
export const changeBusinessPlusWebsiteDomain = post(account, 'changeWebsiteDomain', {
  body: BusinessPlusWebsiteDomain,
  returns: BusinessPlusState,
})
export const changeBusinessPlusUserEmail = post(account, 'changeUserEmail', {
  body: BusinessPlusUserEmail,
  returns: BusinessPlusState,
})
export const updateBusinessPlusEntitlement = post(account, 'entitlementUpdate', {
  body: BusinessPlusEntitlement,
  returns: BusinessPlusState,
})
/** Creates a sign-in link. Every call returns a new one; never store it. */
export const makeBusinessPlusLoginLink = post(account, 'makeLoginLink', { returns: LoginLink })
/** Migrates an account. A body is not mentioned; a PUT is assumed to have one. */
export const migrateBusinessPlusAccount = put(account, 'migrate', {
  body: BusinessPlusMigration,
  returns: BusinessPlusState,
})
/** The specification writes `businessPlusState`, in the singular. */
export const deleteBusinessPlusState = del(
  at('business-plus', '/v1/users/{userId}/businessPlusState/{stateId}', owned),
  '',
)

/** "Each service has GET journal". The address is assumed. */
export const businessPlusJournal = journal('business-plus', '/v1/businessPlusStates', BusinessPlusAction, {
  assumes: ['path', 'access'],
})
export const businessPlusMaxClock = maxClock('business-plus', '/v1/businessPlusStates')

export {
  BusinessPlusAction,
  BusinessPlusAuthorizedUser,
  BusinessPlusEntitlement,
  BusinessPlusMigration,
  BusinessPlusState,
  BusinessPlusStatus,
  BusinessPlusUserEmail,
  BusinessPlusWebsiteDomain,
  NewBusinessPlusState,
}
export { businessPlusTransitions } from './business-plus.transitions.ts'
