import { type PaymentMethodSummary, summaryOf } from '@memberkit/parts/payment-method'
import type { Agreement } from './calls.ts'
import type { MoneyAction } from './useMoneyAction.ts'

/** Returns the agreed payment method: from the wallet, or from an earlier transaction once it is removed there. */
export function agreedMethod(
  { methods, transactions }: MoneyAction,
  { methodId }: Agreement,
): PaymentMethodSummary | undefined {
  const wallet = methods.state === 'ready' ? methods.data.find(({ id }) => id === methodId) : undefined
  if (wallet) return summaryOf(wallet)
  const rows = transactions.state === 'ready' ? transactions.data.rows : []
  return rows.find((row) => row.transaction.paymentMethodId === methodId)?.method
}
