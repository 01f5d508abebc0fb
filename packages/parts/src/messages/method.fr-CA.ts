import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payments/fr-CA'
import type { Translation } from '@memberkit/foundation/messages'
import type { methodEnUS } from './method.en-US.ts'
import { labelsOf } from '../labels/labels.ts'

export const methodFrCA: Translation<typeof methodEnUS> = {
  ...labelsOf({ CardType, BankAccountType }),
  other: 'Mode de paiement',
}
