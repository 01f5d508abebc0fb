import { PostalAddress } from '../shared/address.ts'
import { LocalDate } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, stated, text } from '../wire.ts'
import {
  BusinessIdentifier,
  BusinessOnlinePresence,
  BusinessPhoneNumber,
  BusinessRegistration,
} from './businesses.entities.ts'
import { BusinessEmployeeType } from './businesses.enums.ts'

// The specification lists the fields that can be changed, so a body that sets one names it so.

const newBusinessFields = entity({
  stated: {
    name: text,
    doingBusinessAs: maybe(text),
    description: maybe(text),
    registration: maybe(BusinessRegistration),
    areaOfBusiness: maybe(text),
    addresses: maybe(list(PostalAddress)),
    identifiers: maybe(list(BusinessIdentifier)),
    employeeTypes: maybe(list(BusinessEmployeeType)),
    phoneNumbers: maybe(list(BusinessPhoneNumber)),
    emails: maybe(list(Email)),
    onlinePresences: maybe(list(BusinessOnlinePresence)),
    establishedDate: maybe(LocalDate),
    numberOfEmployees: maybe(number),
    associatedEntitlementIds: maybe(list(text)),
    isPrimarySourceOfIncome: maybe(flag),
  },
  assumed: { identityId: text },
})

/** A business to keep for the identity that owns it. */
export interface NewBusiness extends Out<typeof newBusinessFields> {}
export const NewBusiness: Schema<NewBusiness> = newBusinessFields

const checkoutBusinessFields = assumed({ identityId: text, orderId: text })

/** The order whose business information becomes a business. */
export interface CheckoutBusiness extends Out<typeof checkoutBusinessFields> {}
export const CheckoutBusiness: Schema<CheckoutBusiness> = checkoutBusinessFields

const emptyBusinessFields = assumed({ identityId: text, entitlementId: maybe(text) })

/** Whose business it will be, and the entitlement it is for. */
export interface EmptyBusiness extends Out<typeof emptyBusinessFields> {}
export const EmptyBusiness: Schema<EmptyBusiness> = emptyBusinessFields

const businessEntitlementQueryFields = assumed({ entitlementId: text })

/** The entitlement a business is associated with. */
export interface BusinessEntitlementQuery extends Out<typeof businessEntitlementQueryFields> {}
export const BusinessEntitlementQuery: Schema<BusinessEntitlementQuery> = businessEntitlementQueryFields

const businessNameFields = stated({ name: text })

/** What it is called from now on. */
export interface BusinessName extends Out<typeof businessNameFields> {}
export const BusinessName: Schema<BusinessName> = businessNameFields

const businessDoingBusinessAsFields = stated({ doingBusinessAs: maybe(text) })

/** The name it trades under; without one, its own. */
export interface BusinessDoingBusinessAs extends Out<typeof businessDoingBusinessAsFields> {}
export const BusinessDoingBusinessAs: Schema<BusinessDoingBusinessAs> = businessDoingBusinessAsFields

const businessDescriptionFields = stated({ description: text })

/** What it does, in words. */
export interface BusinessDescription extends Out<typeof businessDescriptionFields> {}
export const BusinessDescription: Schema<BusinessDescription> = businessDescriptionFields

const businessAreaFields = stated({ areaOfBusiness: text })

/** The trade it is in. */
export interface BusinessArea extends Out<typeof businessAreaFields> {}
export const BusinessArea: Schema<BusinessArea> = businessAreaFields

const businessAddressesFields = stated({ addresses: list(PostalAddress) })

/** All of its addresses: this list and the ones below replace what was there. */
export interface BusinessAddresses extends Out<typeof businessAddressesFields> {}
export const BusinessAddresses: Schema<BusinessAddresses> = businessAddressesFields

const businessIdentifiersFields = stated({ identifiers: list(BusinessIdentifier) })

/** All the numbers it is known by. */
export interface BusinessIdentifiers extends Out<typeof businessIdentifiersFields> {}
export const BusinessIdentifiers: Schema<BusinessIdentifiers> = businessIdentifiersFields

const businessEmployeeTypesFields = stated({ employeeTypes: list(BusinessEmployeeType) })

/** How those who work for it are employed. */
export interface BusinessEmployeeTypes extends Out<typeof businessEmployeeTypesFields> {}
export const BusinessEmployeeTypes: Schema<BusinessEmployeeTypes> = businessEmployeeTypesFields

const businessPhoneNumbersFields = stated({ phoneNumbers: list(BusinessPhoneNumber) })

/** All the numbers it answers at. */
export interface BusinessPhoneNumbers extends Out<typeof businessPhoneNumbersFields> {}
export const BusinessPhoneNumbers: Schema<BusinessPhoneNumbers> = businessPhoneNumbersFields

const businessEmailsFields = stated({ emails: list(Email) })

/** All the addresses it can be written to. */
export interface BusinessEmails extends Out<typeof businessEmailsFields> {}
export const BusinessEmails: Schema<BusinessEmails> = businessEmailsFields

const businessOnlinePresencesFields = stated({ onlinePresences: list(BusinessOnlinePresence) })

/** All the places where it shows itself. */
export interface BusinessOnlinePresences extends Out<typeof businessOnlinePresencesFields> {}
export const BusinessOnlinePresences: Schema<BusinessOnlinePresences> = businessOnlinePresencesFields

const businessEstablishedDateFields = stated({ establishedDate: LocalDate })

/** The day it was founded. */
export interface BusinessEstablishedDate extends Out<typeof businessEstablishedDateFields> {}
export const BusinessEstablishedDate: Schema<BusinessEstablishedDate> = businessEstablishedDateFields

const businessNumberOfEmployeesFields = stated({ numberOfEmployees: number })

/** How many work for it. */
export interface BusinessNumberOfEmployees extends Out<typeof businessNumberOfEmployeesFields> {}
export const BusinessNumberOfEmployees: Schema<BusinessNumberOfEmployees> = businessNumberOfEmployeesFields

const businessEntitlementsFields = stated({ associatedEntitlementIds: list(text) })

/** All the entitlements it is associated with. */
export interface BusinessEntitlements extends Out<typeof businessEntitlementsFields> {}
export const BusinessEntitlements: Schema<BusinessEntitlements> = businessEntitlementsFields

const businessIncomeFields = stated({ isPrimarySourceOfIncome: flag })

/** Whether the owner lives on it. */
export interface BusinessIncome extends Out<typeof businessIncomeFields> {}
export const BusinessIncome: Schema<BusinessIncome> = businessIncomeFields
