'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { PaymentsEvent } from '../../events.ts'
import { TransactionsPage, type TransactionsPageProps } from './TransactionsPage.tsx'

export interface TransactionsProps extends TransactionsPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `payments.transaction.opened`, `payments.transaction.created`, `payments.transactions.exported`
   */
  onEvent?: (event: PaymentsEvent) => void
}

/** The transactions of an identity or of one invoice: the list, behind it each one with its chain, and for staff every action. */
export function Transactions({ onEvent, ...page }: TransactionsProps) {
  return (
    <KitBoundary<PaymentsEvent> kit="payments" subject={page.identityId} onEvent={onEvent}>
      <TransactionsPage {...page} />
    </KitBoundary>
  )
}
