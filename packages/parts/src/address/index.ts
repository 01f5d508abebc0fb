export { addressLine, addressLines, countryName, countryOf, type PostalAddress } from './address.rules.ts'
export { AddressText, type AddressTextProps } from './AddressText.tsx'
export { type AddressRegion, useRegions } from './useRegions.ts'
