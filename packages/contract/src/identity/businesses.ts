import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import {
  BusinessAddresses,
  BusinessArea,
  BusinessDescription,
  BusinessDoingBusinessAs,
  BusinessEmails,
  BusinessEmployeeTypes,
  BusinessEntitlementQuery,
  BusinessEntitlements,
  BusinessEstablishedDate,
  BusinessIdentifiers,
  BusinessIncome,
  BusinessName,
  BusinessNumberOfEmployees,
  BusinessOnlinePresences,
  BusinessPhoneNumbers,
  CheckoutBusiness,
  EmptyBusiness,
  NewBusiness,
} from './businesses.bodies.ts'
import {
  Business,
  BusinessIdentifier,
  BusinessOnlinePresence,
  BusinessPhoneNumber,
  BusinessRegistration,
} from './businesses.entities.ts'
import {
  BusinessEmployeeType,
  BusinessIdentifierType,
  BusinessRegistrationType,
  BusinessStatus,
} from './businesses.enums.ts'

// Source: identity and communication, section 7, "Businesses and forms".

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const businesses = at('businesses', '/v1/businesses', owned)
const business = at('businesses', '/v1/businesses/{businessId}', owned)

export const getBusiness = get(business, '', { returns: Business })
export const deleteBusiness = del(business, '')
export const createBusiness = post(businesses, '', { body: NewBusiness, returns: Business })
export const createBusinessFromCheckout = post(businesses, 'createFromCheckout', {
  body: CheckoutBusiness,
  returns: Business,
})
/** Creates a business without details. The path has no owner, so the body is assumed to name one. */
export const createEmptyBusiness = post(businesses, 'createEmptyBusiness', { body: EmptyBusiness, returns: Business })
/** Returns all businesses of an entitlement: assumed, because one entitlement can cover several. */
export const findBusinessesByEntitlement = get(businesses, 'findByEntitlementId', {
  query: BusinessEntitlementQuery,
  returns: list(Business),
})

export const updateBusinessName = post(business, 'name', { body: BusinessName, returns: Business })
export const updateBusinessDoingBusinessAs = post(business, 'doingBusinessAs', {
  body: BusinessDoingBusinessAs,
  returns: Business,
})
export const updateBusinessDescription = post(business, 'description', { body: BusinessDescription, returns: Business })
export const updateBusinessRegistration = post(business, 'registration', {
  body: BusinessRegistration,
  returns: Business,
})
export const updateBusinessArea = post(business, 'areaofbusiness', { body: BusinessArea, returns: Business })
export const updateBusinessAddresses = post(business, 'addresses', { body: BusinessAddresses, returns: Business })
export const updateBusinessIdentifiers = post(business, 'identifiers', { body: BusinessIdentifiers, returns: Business })
export const updateBusinessEmployeeTypes = post(business, 'employeeTypes', {
  body: BusinessEmployeeTypes,
  returns: Business,
})
export const updateBusinessPhoneNumbers = post(business, 'phoneNumbers', {
  body: BusinessPhoneNumbers,
  returns: Business,
})
export const updateBusinessEmails = post(business, 'emails', { body: BusinessEmails, returns: Business })
export const updateBusinessOnlinePresences = post(business, 'onlinePresences', {
  body: BusinessOnlinePresences,
  returns: Business,
})
export const updateBusinessEstablishedDate = post(business, 'establishedDate', {
  body: BusinessEstablishedDate,
  returns: Business,
})
export const updateBusinessNumberOfEmployees = post(business, 'numberOfEmployees', {
  body: BusinessNumberOfEmployees,
  returns: Business,
})
export const updateBusinessEntitlements = post(business, 'associatedEntitlementIds', {
  body: BusinessEntitlements,
  returns: Business,
})
export const updateBusinessIncome = post(business, 'isPrimarySourceOfIncome', {
  body: BusinessIncome,
  returns: Business,
})
export const changeBusinessOwner = post(business, 'changeOwner', { body: OwnerChange, returns: Business })
export const closeBusiness = post(business, 'close', { returns: Business })
/** Marks a business as verified. An owner can't verify their own, so this is assumed to be for staff. */
export const verifyBusiness = post(
  at('businesses', '/v1/businesses/{businessId}', { access: 'internal', assumes: ['access'] }),
  'verify',
  { returns: Business },
)
export const reopenBusiness = post(business, 'reopen', { returns: Business })

/** "Each service has GET journal". The address is assumed; no actions are listed. */
export const businessJournal = journal('businesses', '/v1/businesses', text, { assumes: ['path', 'access'] })
export const businessMaxClock = maxClock('businesses', '/v1/businesses')

export {
  Business,
  BusinessAddresses,
  BusinessArea,
  BusinessDescription,
  BusinessDoingBusinessAs,
  BusinessEmails,
  BusinessEmployeeType,
  BusinessEmployeeTypes,
  BusinessEntitlementQuery,
  BusinessEntitlements,
  BusinessEstablishedDate,
  BusinessIdentifier,
  BusinessIdentifiers,
  BusinessIdentifierType,
  BusinessIncome,
  BusinessName,
  BusinessNumberOfEmployees,
  BusinessOnlinePresence,
  BusinessOnlinePresences,
  BusinessPhoneNumber,
  BusinessPhoneNumbers,
  BusinessRegistration,
  BusinessRegistrationType,
  BusinessStatus,
  CheckoutBusiness,
  EmptyBusiness,
  NewBusiness,
}
export { businessTransitions } from './businesses.transitions.ts'
