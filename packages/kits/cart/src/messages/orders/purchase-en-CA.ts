import type { Translation } from '@memberkit/foundation/messages'
import { purchaseEnUS } from './purchase-en-US.ts'

export const purchaseEnCA: Translation<typeof purchaseEnUS> = {
  ...purchaseEnUS,
  'kind.CHECK': 'By cheque',
  'consent.price.CHECK': 'Nothing is charged now. {amount} is to be paid by cheque.',
  'consent.renewal': 'From the next billing period, it renews automatically at {prices}, plus tax, until cancelled.',
  'consent.autoRenew': 'I agree to automatic renewal at {prices}, plus tax, until cancelled',
  'consent.autoRenewFor': 'I confirm that {name} agrees to automatic renewal at {prices}, plus tax, until cancelled',
  'result.checkText': '{amount} is to be paid by cheque. Nothing was charged.',
}
