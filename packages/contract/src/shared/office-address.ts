import { entity, maybe, type Out, type Schema, text } from '../wire.ts'
import { Country } from './country.ts'
import { StateOrProvince } from './places.ts'

const officeAddressFields = entity({
  stated: { state: StateOrProvince, country: Country },
  assumed: { address1: text, address2: maybe(text), locality: text, postalCode: text },
})

/**
 * The address of a law firm's office. State and country are codes, unlike those of a `PostalAddress`.
 *
 * Source: partners and service delivery, section 3, Branch and Provider.
 */
export interface OfficeAddress extends Out<typeof officeAddressFields> {}
export const OfficeAddress: Schema<OfficeAddress> = officeAddressFields
