import { AuthorizedUserType } from '@memberkit/contract/labels/en-CA'
import { compareEnCA } from '../compare/en-CA.ts'
import { eligibilityEnCA } from '../eligibility/en-CA.ts'

// Loaded in one file with the comparison and eligibility.
export const tables = {
  'plans.compare': compareEnCA,
  'plans.eligibility': eligibilityEnCA,
  'labels.AuthorizedUserType': AuthorizedUserType,
}
