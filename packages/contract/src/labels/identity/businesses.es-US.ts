import type * as businesses from '../../identity/businesses.ts'
import type { Labels } from '../labels.ts'

export const BusinessRegistrationType = {
  SOLE_PROPRIETORSHIP: 'Empresa unipersonal',
  LIMITED_LIABILITY_PARTNERSHIP: 'Sociedad colectiva de responsabilidad limitada (LLP)',
  LIMITED_LIABILITY_COMPANY: 'Compañía de responsabilidad limitada (LLC)',
  SERIES_LIMITED_LIABILITY_COMPANY: 'Compañía de responsabilidad limitada en serie (series LLC)',
  C_CORPORATION: 'Corporación C',
  S_CORPORATION: 'Corporación S',
  NON_PROFIT: 'Organización sin fines de lucro',
  COOPERATIVE: 'Cooperativa',
} as const satisfies Labels<businesses.BusinessRegistrationType>

export const BusinessIdentifierType = {
  EIN: 'Número de identificación del empleador (EIN)',
  BN: 'Número de empresa de Canadá (BN)',
  RFC: 'Registro Federal de Contribuyentes (RFC)',
  SIC: 'Código SIC',
  NAICS: 'Código SCIAN (NAICS)',
  DUNS: 'Número D-U-N-S',
} as const satisfies Labels<businesses.BusinessIdentifierType>

export const BusinessEmployeeType = {
  INDEPENDENT_CONTRACTOR: 'Contratista independiente',
  EMPLOYEE: 'Empleado',
} as const satisfies Labels<businesses.BusinessEmployeeType>

export const BusinessStatus = {
  OPENED: 'Abierto',
  CLOSED: 'Cerrado',
} as const satisfies Labels<businesses.BusinessStatus>
