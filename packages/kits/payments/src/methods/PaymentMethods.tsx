'use client'
import { KitBoundary } from '@memberkit/foundation'
import type { PaymentsEvent } from '../events.ts'
import { PaymentMethodsPage, type PaymentMethodsPageProps } from './PaymentMethodsPage.tsx'

export interface PaymentMethodsProps extends PaymentMethodsPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `payments.method.added`, `payments.method.changed`, `payments.method.removed`, `payments.tokenizer.failed`,
   * `payments.agreement.accepted`
   */
  onEvent?: (event: PaymentsEvent) => void
}

/** The wallet: every payment method, adding and replacing, and for staff their own actions. */
export function PaymentMethods({ onEvent, ...page }: PaymentMethodsProps) {
  return (
    <KitBoundary<PaymentsEvent> kit="payments" subject={page.identityId} onEvent={onEvent}>
      <PaymentMethodsPage {...page} />
    </KitBoundary>
  )
}
