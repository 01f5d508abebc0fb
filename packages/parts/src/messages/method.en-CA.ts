import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payments/en-CA'
import type { Translation } from '@memberkit/foundation/messages'
import { methodEnUS } from './method.en-US.ts'
import { labelsOf } from '../labels/labels.ts'

export const methodEnCA: Translation<typeof methodEnUS> = {
  ...methodEnUS,
  ...labelsOf({ CardType, BankAccountType }),
}
