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

// The specification lists the fields that can change, so the body of each operation has the field's name.

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

/** A business to create for the identity that owns it. */
export interface NewBusiness extends Out<typeof newBusinessFields> {}
export const NewBusiness: Schema<NewBusiness> = newBusinessFields

const checkoutBusinessFields = assumed({ identityId: text, orderId: text })

/** The order whose business details to create a business from. */
export interface CheckoutBusiness extends Out<typeof checkoutBusinessFields> {}
export const CheckoutBusiness: Schema<CheckoutBusiness> = checkoutBusinessFields

const emptyBusinessFields = assumed({ identityId: text, entitlementId: maybe(text) })

/** The owner and entitlement of a business without details. */
export interface EmptyBusiness extends Out<typeof emptyBusinessFields> {}
export const EmptyBusiness: Schema<EmptyBusiness> = emptyBusinessFields

const businessEntitlementQueryFields = assumed({ entitlementId: text })

/** The entitlement to search by. */
export interface BusinessEntitlementQuery extends Out<typeof businessEntitlementQueryFields> {}
export const BusinessEntitlementQuery: Schema<BusinessEntitlementQuery> = businessEntitlementQueryFields

const businessNameFields = stated({ name: text })

/** The name of a business. */
export interface BusinessName extends Out<typeof businessNameFields> {}
export const BusinessName: Schema<BusinessName> = businessNameFields

const businessDoingBusinessAsFields = stated({ doingBusinessAs: maybe(text) })

/** The trade name of a business. Defaults to its name. */
export interface BusinessDoingBusinessAs extends Out<typeof businessDoingBusinessAsFields> {}
export const BusinessDoingBusinessAs: Schema<BusinessDoingBusinessAs> = businessDoingBusinessAsFields

const businessDescriptionFields = stated({ description: text })

/** The description of a business. */
export interface BusinessDescription extends Out<typeof businessDescriptionFields> {}
export const BusinessDescription: Schema<BusinessDescription> = businessDescriptionFields

const businessAreaFields = stated({ areaOfBusiness: text })

/** The industry of a business. */
export interface BusinessArea extends Out<typeof businessAreaFields> {}
export const BusinessArea: Schema<BusinessArea> = businessAreaFields

const businessAddressesFields = stated({ addresses: list(PostalAddress) })

/** The addresses of a business. Like the lists below, replaces the whole list. */
export interface BusinessAddresses extends Out<typeof businessAddressesFields> {}
export const BusinessAddresses: Schema<BusinessAddresses> = businessAddressesFields

const businessIdentifiersFields = stated({ identifiers: list(BusinessIdentifier) })

/** The identification numbers of a business. Replaces the whole list. */
export interface BusinessIdentifiers extends Out<typeof businessIdentifiersFields> {}
export const BusinessIdentifiers: Schema<BusinessIdentifiers> = businessIdentifiersFields

const businessEmployeeTypesFields = stated({ employeeTypes: list(BusinessEmployeeType) })

/** The employment types of a business's employees. */
export interface BusinessEmployeeTypes extends Out<typeof businessEmployeeTypesFields> {}
export const BusinessEmployeeTypes: Schema<BusinessEmployeeTypes> = businessEmployeeTypesFields

const businessPhoneNumbersFields = stated({ phoneNumbers: list(BusinessPhoneNumber) })

/** The phone numbers of a business. Replaces the whole list. */
export interface BusinessPhoneNumbers extends Out<typeof businessPhoneNumbersFields> {}
export const BusinessPhoneNumbers: Schema<BusinessPhoneNumbers> = businessPhoneNumbersFields

const businessEmailsFields = stated({ emails: list(Email) })

/** The email addresses of a business. Replaces the whole list. */
export interface BusinessEmails extends Out<typeof businessEmailsFields> {}
export const BusinessEmails: Schema<BusinessEmails> = businessEmailsFields

const businessOnlinePresencesFields = stated({ onlinePresences: list(BusinessOnlinePresence) })

/** The online presences of a business. Replaces the whole list. */
export interface BusinessOnlinePresences extends Out<typeof businessOnlinePresencesFields> {}
export const BusinessOnlinePresences: Schema<BusinessOnlinePresences> = businessOnlinePresencesFields

const businessEstablishedDateFields = stated({ establishedDate: LocalDate })

/** The founding date of a business. */
export interface BusinessEstablishedDate extends Out<typeof businessEstablishedDateFields> {}
export const BusinessEstablishedDate: Schema<BusinessEstablishedDate> = businessEstablishedDateFields

const businessNumberOfEmployeesFields = stated({ numberOfEmployees: number })

/** The number of employees of a business. */
export interface BusinessNumberOfEmployees extends Out<typeof businessNumberOfEmployeesFields> {}
export const BusinessNumberOfEmployees: Schema<BusinessNumberOfEmployees> = businessNumberOfEmployeesFields

const businessEntitlementsFields = stated({ associatedEntitlementIds: list(text) })

/** The entitlements of a business. Replaces the whole list. */
export interface BusinessEntitlements extends Out<typeof businessEntitlementsFields> {}
export const BusinessEntitlements: Schema<BusinessEntitlements> = businessEntitlementsFields

const businessIncomeFields = stated({ isPrimarySourceOfIncome: flag })

/** Whether the business is the owner's main income. */
export interface BusinessIncome extends Out<typeof businessIncomeFields> {}
export const BusinessIncome: Schema<BusinessIncome> = businessIncomeFields
