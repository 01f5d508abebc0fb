import { BranchPhoneType } from '@memberkit/contract/labels/en-US'
import { cardEnUS } from '../card/en-US.ts'
import { hoursEnUS } from '../hours/en-US.ts'
import { openEnUS } from '../hours/open/en-US.ts'

/** The messages of the card in en-US, for readers of another language. */
export const tables = {
  'branches.card': cardEnUS,
  'branches.hours': hoursEnUS,
  'branches.open': openEnUS,
  'labels.BranchPhoneType': BranchPhoneType,
}
