'use client'
import { useMemberkit } from '@memberkit/foundation'
import { DetailColumns, DetailHeader, Reserved } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { StatusText } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { formatDate, formatMoney, isZero } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Money } from '@memberkit/primitives/money'
import type { RefObject } from 'react'
import { detailMessages } from '../messages/namespaces.ts'
import { StaffMenuPart } from '../staff/staff-menu-part.ts'
import { isPastDue, isVoided, shownStatus } from '../shared/invoice-status.rules.ts'
import { isChargeOpen } from '../shared/payments.rules.ts'
import type { Invoice } from '../shared/received.ts'
import type { StaffIntent } from '../shared/invoice-actions.ts'
import { invoiceLooks } from '../shared/invoice-looks.ts'
import { EnglishInvoice } from './EnglishInvoice.tsx'
import { CoveredPeople } from './CoveredPeople.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import * as styles from './InvoiceDetail.css.ts'
import { InvoiceHistory } from './InvoiceHistory.tsx'
import { InvoiceItems } from './InvoiceItems.tsx'
import { Transactions } from './Transactions.tsx'
import type { InvoiceDetailData } from './useInvoiceDetail.ts'

export interface InvoiceDetailViewProps {
  invoice: Invoice
  detail: InvoiceDetailData
  identityId: string
  onPay?: () => void
  onStaffAction: (intent: StaffIntent) => void
  /** The element to print. */
  printed: RefObject<HTMLElement | null>
}

/** The invoice as a page. */
export function InvoiceDetailView(props: InvoiceDetailViewProps) {
  const { invoice, detail, identityId, onPay, onStaffAction, printed } = props
  const t = useMessages(detailMessages)
  const { locale, realm, client } = useMemberkit()
  const looks = useLooks(invoiceLooks)
  const isStaff = realm === 'Internal'
  // Content below the payments has no place before they have come.
  const isOpen = detail.transactions.state === 'loading'
  const history = <InvoiceHistory invoiceId={invoice.id} currency={invoice.currency} />

  // Nobody is asked for money a second time while the bank has not said what became of the first.
  const payButton = isChargeOpen(invoice, client.serverTime.now()) ? (
    <Button onPress={onPay}>{t('checkPayment')}</Button>
  ) : (
    <Button tone="primary" onPress={onPay}>
      {t('pay', { amount: formatMoney(invoice.due, invoice.currency, locale) })}
    </Button>
  )
  return (
    <>
      <DetailHeader
        title={t('title', { number: invoice.number })}
        status={<StatusText field="invoice.status" value={shownStatus(invoice)} looks={looks} />}
        lead={leadLabel()}
        isFigure
        printLabel={t('print')}
        printed={printed}
        actions={
          <>
            {isStaff ? (
              <StaffMenuPart
                invoice={invoice}
                actions={detail.actions}
                identityId={identityId}
                onChoose={onStaffAction}
              />
            ) : null}
            {onPay && detail.canPay ? payButton : null}
            {onPay && detail.isPayAwaited ? <Reserved>{payButton}</Reserved> : null}
          </>
        }
      />
      {detail.mismatch ? (
        <Alert tone="caution">
          {t('mismatch', { amount: formatMoney(detail.mismatch, invoice.currency, locale) })}
        </Alert>
      ) : null}
      <DetailColumns
        main={
          <>
            <InvoiceItems invoice={invoice} />
            <Transactions transactions={detail.transactions} isPayPaused={detail.isPayPaused} />
            {isStaff ? isOpen ? <Reserved>{history}</Reserved> : history : null}
          </>
        }
        side={
          <>
            <div className={styles.besidePayments} data-waits={isOpen ? '' : undefined}>
              <InvoiceFacts invoice={invoice} />
              <CoveredPeople invoice={invoice} entitlements={detail.entitlements} />
            </div>
          </>
        }
      />
      {locale === 'fr-CA' ? <EnglishInvoice invoice={invoice} detail={detail} /> : null}
    </>
  )

  /** Returns the amount owed and until when; where nothing is, what was paid and returned, or the total. */
  function leadLabel() {
    const { currency, due, dueOn, paid, refunded, total } = invoice
    const say = (amount: string) => formatMoney(amount, currency, locale)
    if (!isVoided(invoice) && isZero(due) && !isZero(refunded))
      return t('lead.refunded', { paid: say(paid), refunded: say(refunded) })
    if (isVoided(invoice) || isZero(due))
      return <Money amount={total} currency={currency} isStruck={isVoided(invoice)} />
    const amount = say(due)
    if (!dueOn) return t('lead.due', { amount })
    return t(isPastDue(invoice) ? 'lead.wasDueOn' : 'lead.dueOn', { amount, date: formatDate(dueOn, locale) })
  }
}
