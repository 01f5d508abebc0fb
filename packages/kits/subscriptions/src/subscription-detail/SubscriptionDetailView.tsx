'use client'
import { useMemberkit } from '@memberkit/foundation'
import { DetailColumns, DetailHeader, Reserved, ScreenOnly } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney, formatPrice } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Facts } from '@memberkit/primitives/facts'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import type { ReactNode, RefObject } from 'react'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import { useIsStaff } from '../shared/looks.ts'
import { StatusOfPlan } from '../shared/StatusOfPlan.tsx'
import { catchUpOf, isLocked } from '../shared/catch-up.rules.ts'
import { dueOf } from '../shared/due.rules.ts'
import { Standing } from '../shared/Standing.tsx'
import { subscriptionName } from '../shared/subscription-name.ts'
import { isBilledElsewhere } from '../shared/vendor.rules.ts'
import { BillsPanel } from './BillsPanel.tsx'
import { CatchUpPanel } from './CatchUpPanel.tsx'
import { CoveredPanel } from './CoveredPanel.tsx'
import { SubscriptionHistoryPart } from './history-part.ts'
import { InvoicesPanel } from './InvoicesPanel.tsx'
import { ManagePanel } from './ManagePanel.tsx'
import { PartnerPanel } from './PartnerPanel.tsx'
import { PricePanel } from './PricePanel.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import * as styles from './SubscriptionDetail.css.ts'
import type { SubscriptionDetailPageProps } from './SubscriptionDetailPage.tsx'
import { SubscriptionFacts } from './SubscriptionFacts.tsx'
import type { SubscriptionDetailData } from './useSubscriptionDetail.ts'

export interface SubscriptionDetailViewProps extends SubscriptionDetailPageProps {
  data: SubscriptionDetailData
  /** The element to print. */
  printed: RefObject<HTMLElement | null>
}

/**
 * The subscription as a page. In each column what comes with it is first and what is read by itself last, so that
 * nothing moves when it does.
 */
export function SubscriptionDetailView(props: SubscriptionDetailViewProps) {
  const { data, printed, onPay, owedOf, onFlow, canChoosePlan, detailSlots = {} } = props
  const { row, invoices, discounts, coverage, methodName, isLoadingMethods } = data
  const { subscription, standing } = row
  const { vendor, coBrandPartner, paymentMethodId, price, currency, billingPeriod } = subscription
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
  const { locale, currentDate } = useMemberkit()
  const isStaff = useIsStaff()
  const isOver = standing === 'cancelled'
  const isOpen = invoices.state === 'loading'
  const knownInvoices = invoices.state === 'ready' && !invoices.unreadable?.length ? invoices.data : undefined
  const catchUp = catchUpOf(subscription, currentDate(), knownInvoices)
  // Members open it for what they pay, staff for the plan.
  const isFigure = !isOver && !isStaff
  // Whoever catches up pays what is left first; the price of the plan has its panel.
  const figure =
    standing === 'catchingUp' && catchUp?.left !== undefined
      ? t('catchUp.leads', { amount: formatMoney(catchUp.left, currency, locale) })
      : formatPrice({ amount: price, currency, period: billingPeriod }, locale)
  const due = owedOf ? owedOf(row.id) : dueOf(invoices, currency, locale)
  const canPay = onPay !== undefined && (standing === 'suspended' || standing === 'catchingUp') && due !== null
  const isFigureLoading = isOpen && standing === 'catchingUp' && catchUp !== undefined
  const isSentenceLoading = (isLoadingMethods && paymentMethodId !== undefined) || (isOpen && standing === 'catchingUp')
  const amount = isFigureLoading ? <SkeletonText width="md" /> : figure
  const sentence = isSentenceLoading ? (
    <SkeletonText width={isFigure ? 'full' : 'lg'} />
  ) : (
    <Standing row={row} method={methodName(paymentMethodId)} {...{ canPay, due, catchUp }} />
  )
  // What a schedule pays off stands with it.
  const openInvoices = <InvoicesPanel {...{ invoices, onPay: canPay ? undefined : onPay, subscriptionId: row.id }} />
  return (
    <>
      <DetailHeader
        title={subscriptionName(subscription)}
        status={<StatusOfPlan subscription={subscription} />}
        isFigure={isFigure}
        lead={
          <>
            {isFigure ? amount : null}
            <span className={styles.lead} data-names-method={paymentMethodId === undefined || isOver ? undefined : ''}>
              {isFigure || isOver ? sentence : <Facts items={[amount, sentence]} />}
            </span>
          </>
        }
        printLabel={t('print')}
        printed={printed}
        actions={
          <>
            {detailSlots.actions?.(row)}
            {canPay ? (
              <Button tone="primary" onPress={() => onPay(row.id)}>
                {due ? words('billing.sum', { amount: due }) : t('invoices.pay')}
              </Button>
            ) : null}
          </>
        }
      />
      {isLocked(row) ? (
        <Alert isStatic tone="caution">
          {words('locked')}
        </Alert>
      ) : null}
      {isBilledElsewhere(vendor) && !isOver ? (
        <Alert isStatic>{words(vendor === 'PAYPAL' ? 'billedBy.PAYPAL' : 'billedBy.other')}</Alert>
      ) : null}
      <DetailColumns
        main={
          <>
            {catchUp ? <CatchUpPanel {...{ catchUp, currency: subscription.currency, isLoading: isOpen }} /> : null}
            {catchUp ? openInvoices : null}
            {after(isOpen && catchUp !== undefined, <PricePanel {...{ subscription, discounts }} />)}
            {after(isOpen && catchUp !== undefined, <BillsPanel row={row} />)}
            {onFlow && !isStaff ? <ManagePanel {...{ row, onFlow, canChoosePlan }} /> : null}
            {isStaff ? <RecordFacts subscription={subscription} /> : null}
          </>
        }
        side={
          <>
            <SubscriptionFacts {...{ row, isLoadingMethods }} />
            {coBrandPartner ? <PartnerPanel partner={coBrandPartner} contact={detailSlots.partnerContact} /> : null}
            {catchUp ? null : openInvoices}
            {after(isOpen, <CoveredPanel row={row} coverage={coverage} />)}
          </>
        }
      />
      {isStaff ? (
        <ScreenOnly>
          {after(
            isOpen || coverage.state === 'loading' || discounts.state === 'loading',
            <SubscriptionHistoryPart subscription={subscription} methodName={methodName} />,
          )}
        </ScreenOnly>
      ) : null}
    </>
  )
}

/** A panel whose place isn't known before those above it have come. */
const after = (isEarly: boolean, panel: ReactNode) => (isEarly ? <Reserved>{panel}</Reserved> : panel)
