import { BranchPhoneType } from '@memberkit/contract/labels/fr-CA'
import { cardFrCA } from '../card/fr-CA.ts'
import { hoursFrCA } from '../hours/fr-CA.ts'
import { openFrCA } from '../hours/open/fr-CA.ts'

/** The messages of the card in fr-CA, for readers of another language. */
export const tables = {
  'branches.card': cardFrCA,
  'branches.hours': hoursFrCA,
  'branches.open': openFrCA,
  'labels.BranchPhoneType': BranchPhoneType,
}
