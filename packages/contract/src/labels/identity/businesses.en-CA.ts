import type * as businesses from '../../identity/businesses.ts'
import type { Labels } from '../labels.ts'

export { BusinessEmployeeType, BusinessIdentifierType, BusinessStatus } from './businesses.en-US.ts'

export const BusinessRegistrationType = {
  SOLE_PROPRIETORSHIP: 'Sole proprietorship',
  LIMITED_LIABILITY_PARTNERSHIP: 'Limited liability partnership (LLP)',
  LIMITED_LIABILITY_COMPANY: 'Limited liability company (LLC)',
  SERIES_LIMITED_LIABILITY_COMPANY: 'Series limited liability company (series LLC)',
  C_CORPORATION: 'C corporation',
  S_CORPORATION: 'S corporation',
  NON_PROFIT: 'Not-for-profit',
  COOPERATIVE: 'Co-operative',
} as const satisfies Labels<businesses.BusinessRegistrationType>
