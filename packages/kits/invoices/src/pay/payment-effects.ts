import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { checkCooldown, findTransactions } from '@memberkit/contract/commerce/payments'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { keyOf } from '@memberkit/platform/query'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Keys of what a payment changes besides invoices: whether the bank asks for a break, what was tried, and the plans, with
 * what each still owes.
 */
export const paymentEffects = (identityId: string) => [
  keyOf(checkCooldown, { identityId }),
  keyOf(findTransactions),
  keyOf(listSubscriptions, { identityId }),
]

/** Invalidates what a page shows that does not know yet how a payment ended: its list, and what `paymentEffects` names. */
export function invalidateAfterPayment(queryClient: QueryClient, identityId: string) {
  void queryClient.invalidateQueries({ queryKey: keyOf(listInvoices, { identityId }), exact: true })
  for (const queryKey of paymentEffects(identityId)) void queryClient.invalidateQueries({ queryKey })
}
