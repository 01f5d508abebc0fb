export { type Address, type AddressCountry, type AddressPart, addressParts } from './address.ts'
export { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'
