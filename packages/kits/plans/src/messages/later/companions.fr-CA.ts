import { AuthorizedUserType } from '@memberkit/contract/labels/fr-CA'
import { compareFrCA } from '../compare/fr-CA.ts'
import { eligibilityFrCA } from '../eligibility/fr-CA.ts'

// Loaded in one file with the comparison and eligibility.
export const tables = {
  'plans.compare': compareFrCA,
  'plans.eligibility': eligibilityFrCA,
  'labels.AuthorizedUserType': AuthorizedUserType,
}
