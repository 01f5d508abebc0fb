import type * as businesses from '../../identity/businesses.ts'
import type { Labels } from '../labels.ts'

export const BusinessRegistrationType = {
  SOLE_PROPRIETORSHIP: 'Entreprise individuelle',
  LIMITED_LIABILITY_PARTNERSHIP: 'Société en nom collectif à responsabilité limitée (S.E.N.C.R.L.)',
  LIMITED_LIABILITY_COMPANY: 'Société à responsabilité limitée (LLC)',
  SERIES_LIMITED_LIABILITY_COMPANY: 'Société à responsabilité limitée à séries (series LLC)',
  C_CORPORATION: 'Société par actions (C corporation)',
  S_CORPORATION: 'Société par actions (S corporation)',
  NON_PROFIT: 'Organisme sans but lucratif',
  COOPERATIVE: 'Coopérative',
} as const satisfies Labels<businesses.BusinessRegistrationType>

export const BusinessIdentifierType = {
  EIN: 'Numéro d’identification de l’employeur (EIN)',
  BN: 'Numéro d’entreprise (NE)',
  RFC: 'Numéro de contribuable mexicain (RFC)',
  SIC: 'Code SIC',
  NAICS: 'Code SCIAN',
  DUNS: 'Numéro D-U-N-S',
} as const satisfies Labels<businesses.BusinessIdentifierType>

export const BusinessEmployeeType = {
  INDEPENDENT_CONTRACTOR: 'Travailleur autonome',
  EMPLOYEE: 'Employé',
} as const satisfies Labels<businesses.BusinessEmployeeType>

export const BusinessStatus = {
  OPENED: 'En activité',
  CLOSED: 'Fermée',
} as const satisfies Labels<businesses.BusinessStatus>
