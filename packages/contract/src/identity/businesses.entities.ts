import { PostalAddress } from '../shared/address.ts'
import { Instant, LocalDate } from '../shared/dates.ts'
import { Email } from '../shared/email.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import {
  BusinessEmployeeType,
  BusinessIdentifierType,
  BusinessRegistrationType,
  BusinessStatus,
} from './businesses.enums.ts'

const businessRegistrationFields = entity({
  stated: { type: BusinessRegistrationType },
  assumed: { stateOrProvince: maybe(StateOrProvince), registeredOn: maybe(LocalDate) },
})

/** The legal form and place of registration of a business. */
export interface BusinessRegistration extends Out<typeof businessRegistrationFields> {}
export const BusinessRegistration: Schema<BusinessRegistration> = businessRegistrationFields

const businessIdentifierFields = entity({ stated: { type: BusinessIdentifierType }, assumed: { value: text } })

/** An identification number of a business. `value` is sensitive: display it masked. */
export interface BusinessIdentifier extends Out<typeof businessIdentifierFields> {}
export const BusinessIdentifier: Schema<BusinessIdentifier> = businessIdentifierFields

const businessPhoneNumberFields = assumed({ number: text, extension: maybe(text), label: maybe(text) })

/** A phone number of a business. `label` is the owner's. */
export interface BusinessPhoneNumber extends Out<typeof businessPhoneNumberFields> {}
export const BusinessPhoneNumber: Schema<BusinessPhoneNumber> = businessPhoneNumberFields

const businessOnlinePresenceFields = assumed({ label: maybe(text), url: text })

/** A website or profile of a business. */
export interface BusinessOnlinePresence extends Out<typeof businessOnlinePresenceFields> {}
export const BusinessOnlinePresence: Schema<BusinessOnlinePresence> = businessOnlinePresenceFields

const businessFields = entity({
  stated: {
    name: text,
    doingBusinessAs: maybe(text),
    description: maybe(text),
    registration: maybe(BusinessRegistration),
    areaOfBusiness: maybe(text),
    addresses: list(PostalAddress),
    identifiers: list(BusinessIdentifier),
    employeeTypes: list(BusinessEmployeeType),
    phoneNumbers: list(BusinessPhoneNumber),
    emails: list(Email),
    onlinePresences: list(BusinessOnlinePresence),
    establishedDate: maybe(LocalDate),
    numberOfEmployees: maybe(number),
    associatedEntitlementIds: list(text),
    isPrimarySourceOfIncome: maybe(flag),
    status: BusinessStatus,
  },
  assumed: { id: text, identityId: text, verifiedAt: maybe(Instant), version: text },
})

/**
 * A business owned by `identityId`. One without details has the name `''`. Unverified without `verifiedAt`; `version`
 * is the value for `If-Match`.
 */
export interface Business extends Out<typeof businessFields> {}
export const Business: Schema<Business> = businessFields
