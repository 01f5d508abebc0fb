export { AddressSection, type AddressSectionProps } from './AddressSection.tsx'
export { addressErrors, addressOf, fieldsOf } from './draft.ts'
