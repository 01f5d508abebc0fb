import { BranchPhoneType } from '@memberkit/contract/labels/es-US'
import { cardEsUS } from '../card/es-US.ts'
import { hoursEsUS } from '../hours/es-US.ts'
import { openEsUS } from '../hours/open/es-US.ts'

/** The messages of the card in es-US, for readers of another language. */
export const tables = {
  'branches.card': cardEsUS,
  'branches.hours': hoursEsUS,
  'branches.open': openEsUS,
  'labels.BranchPhoneType': BranchPhoneType,
}
