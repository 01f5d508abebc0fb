import type { Resource } from '@memberkit/foundation/resource'
import { type PaymentMethod, type PaymentMethodSummary, summaryOf } from '@memberkit/parts/payment-method'
import type { TransactionsData } from '../shared/useTransactions.ts'

/** A payment method as it is now. */
export interface AgreedMethod {
  summary: PaymentMethodSummary
  /** Unknown of one that was removed from the wallet. */
  version?: string
}

/** Returns the agreed payment method: from the wallet, or from an earlier transaction once it is removed there. */
export function agreedMethod(
  methodId: string,
  methods: Resource<readonly PaymentMethod[]>,
  transactions: TransactionsData | undefined,
): AgreedMethod | undefined {
  const wallet = methods.state === 'ready' ? methods.data.find(({ id }) => id === methodId) : undefined
  if (wallet) return { summary: summaryOf(wallet), version: wallet.version }
  const summary = transactions?.rows.find((row) => row.transaction.paymentMethodId === methodId)?.method
  return summary && { summary }
}
