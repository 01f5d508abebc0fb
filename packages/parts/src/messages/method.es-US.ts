import { BankAccountType, CardType } from '@memberkit/contract/labels/commerce/payments/es-US'
import type { Translation } from '@memberkit/foundation/messages'
import type { methodEnUS } from './method.en-US.ts'
import { labelsOf } from '../labels/labels.ts'

export const methodEsUS: Translation<typeof methodEnUS> = {
  ...labelsOf({ CardType, BankAccountType }),
  other: 'Método de pago',
}
