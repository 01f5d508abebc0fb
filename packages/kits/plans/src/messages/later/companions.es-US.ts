import { AuthorizedUserType } from '@memberkit/contract/labels/es-US'
import { compareEsUS } from '../compare/es-US.ts'
import { eligibilityEsUS } from '../eligibility/es-US.ts'

// Loaded in one file with the comparison and eligibility.
export const tables = {
  'plans.compare': compareEsUS,
  'plans.eligibility': eligibilityEsUS,
  'labels.AuthorizedUserType': AuthorizedUserType,
}
