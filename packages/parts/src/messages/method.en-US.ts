import type { MessageTable } from '@memberkit/foundation/messages'
import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payments/en-US'
import { labelsOf } from '../labels/labels.ts'

export const methodEnUS = {
  ...labelsOf({ CardType, BankAccountType }),
  other: 'Payment method',
} as const satisfies MessageTable
