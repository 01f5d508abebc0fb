'use client'
import { KitBoundary, useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import type { PaymentsEvent } from '../../events.ts'
import { transactionDetailMessages } from '../../messages/namespaces.ts'
import { UnavailableToGroups } from '../shared/UnavailableToGroups.tsx'
import { TransactionDetailPage, type TransactionDetailPageProps } from './TransactionDetailPage.tsx'

export interface TransactionDetailProps extends TransactionDetailPageProps {
  /**
   * Called with each event, for analytics and navigation. Events carry no personal data.
   *
   * @events `payments.transaction.created`
   */
  onEvent?: (event: PaymentsEvent) => void
}

/** One transaction on a page of its own: what it is, what belongs to it, and for staff what can be done. */
export function TransactionDetail({ onEvent, ...page }: TransactionDetailProps) {
  const { realm } = useMemberkit()
  return (
    <KitBoundary<PaymentsEvent> kit="payments" subject={`${page.identityId} ${page.transactionId}`} onEvent={onEvent}>
      {realm === 'GroupAdmin' ? (
        <UnavailableToGroups link={page.onBack && <BackButton onBack={page.onBack} />} />
      ) : (
        <TransactionDetailPage {...page} />
      )}
    </KitBoundary>
  )
}

function BackButton({ onBack }: { onBack: () => void }) {
  const t = useMessages(transactionDetailMessages)
  return <Button onPress={onBack}>{t('back')}</Button>
}
