import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Business", value for value and in its order.

export const BusinessRegistrationType = oneOf(
  'SOLE_PROPRIETORSHIP',
  'LIMITED_LIABILITY_PARTNERSHIP',
  'LIMITED_LIABILITY_COMPANY',
  'SERIES_LIMITED_LIABILITY_COMPANY',
  'C_CORPORATION',
  'S_CORPORATION',
  'NON_PROFIT',
  'COOPERATIVE',
)
export type BusinessRegistrationType = Out<typeof BusinessRegistrationType>

/**
 * EIN is a US tax number, BN a Canadian one, RFC a Mexican one; SIC and NAICS are industry codes, DUNS a credit file.
 */
export const BusinessIdentifierType = oneOf('EIN', 'BN', 'RFC', 'SIC', 'NAICS', 'DUNS')
export type BusinessIdentifierType = Out<typeof BusinessIdentifierType>

export const BusinessEmployeeType = oneOf('INDEPENDENT_CONTRACTOR', 'EMPLOYEE')
export type BusinessEmployeeType = Out<typeof BusinessEmployeeType>

export const BusinessStatus = oneOf('OPENED', 'CLOSED')
export type BusinessStatus = Out<typeof BusinessStatus>
