import { AuthorizedUserType } from '@memberkit/contract/labels/en-US'
import { compareEnUS } from '../compare/en-US.ts'
import { eligibilityEnUS } from '../eligibility/en-US.ts'

// Loaded in one file with the comparison and eligibility.
export const tables = {
  'plans.compare': compareEnUS,
  'plans.eligibility': eligibilityEnUS,
  'labels.AuthorizedUserType': AuthorizedUserType,
}
