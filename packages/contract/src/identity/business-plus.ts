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

// Unlike those of its neighbours, these are written without `{stateId}`; there is one account per user, so they are read
// as lying right under the states, as they are written.
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
/** A new link with each call: never kept. */
export const makeBusinessPlusLoginLink = post(account, 'makeLoginLink', { returns: LoginLink })
/** Whether it has a body is not said; a PUT that says what becomes of an account is read as having one. */
export const migrateBusinessPlusAccount = put(account, 'migrate', {
  body: BusinessPlusMigration,
  returns: BusinessPlusState,
})
/** Written with `businessPlusState`, in the singular. */
export const deleteBusinessPlusState = del(
  at('business-plus', '/v1/users/{userId}/businessPlusState/{stateId}', owned),
  '',
)

/** "Each service has GET journal"; this one's address is not shown. */
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
