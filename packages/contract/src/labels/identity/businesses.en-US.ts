import type * as businesses from '../../identity/businesses.ts'
import type { Labels } from '../labels.ts'

export const BusinessRegistrationType = {
  SOLE_PROPRIETORSHIP: 'Sole proprietorship',
  LIMITED_LIABILITY_PARTNERSHIP: 'Limited liability partnership (LLP)',
  LIMITED_LIABILITY_COMPANY: 'Limited liability company (LLC)',
  SERIES_LIMITED_LIABILITY_COMPANY: 'Series limited liability company (series LLC)',
  C_CORPORATION: 'C corporation',
  S_CORPORATION: 'S corporation',
  NON_PROFIT: 'Nonprofit',
  COOPERATIVE: 'Cooperative',
} as const satisfies Labels<businesses.BusinessRegistrationType>

export const BusinessIdentifierType = {
  EIN: 'Employer identification number (EIN)',
  BN: 'Business number (BN)',
  RFC: 'Mexican taxpayer number (RFC)',
  SIC: 'SIC code',
  NAICS: 'NAICS code',
  DUNS: 'D-U-N-S number',
} as const satisfies Labels<businesses.BusinessIdentifierType>

export const BusinessEmployeeType = {
  INDEPENDENT_CONTRACTOR: 'Independent contractor',
  EMPLOYEE: 'Employee',
} as const satisfies Labels<businesses.BusinessEmployeeType>

export const BusinessStatus = {
  OPENED: 'Open',
  CLOSED: 'Closed',
} as const satisfies Labels<businesses.BusinessStatus>
