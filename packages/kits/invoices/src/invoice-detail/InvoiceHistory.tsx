'use client'
import { invoiceJournal, invoiceMaxClock } from '@memberkit/contract/commerce/invoices'
import { useMemberkit } from '@memberkit/foundation'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { JournalTimeline } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import { formatMoney, isDecimal } from '@memberkit/platform/formats'
import { Card } from '@memberkit/primitives/card'
import { detailMessages } from '../messages/namespaces.ts'
import type { InvoiceItem } from '../shared/received.ts'
import { invoiceLooks } from '../shared/invoice-looks.ts'

/** The journal of the invoice: author, before and after, by the journal's own actions. For staff. */
export function InvoiceHistory({ invoiceId, currency }: { invoiceId: string; currency: string }) {
  const t = useMessages(detailMessages)
  const { locale } = useMemberkit()
  const looks = useLooks(invoiceLooks)
  const label = useLabel('InvoiceAction')
  const fields = {
    status: t('status'),
    items: t('items'),
    due: t('amountDue'),
    paid: t('paid'),
    refunded: t('refunded'),
    total: t('total'),
  }
  return (
    <ScreenOnly>
      <Card title={t('history')} level={3}>
        <JournalTimeline
          journal={invoiceJournal}
          maxClock={invoiceMaxClock}
          entityId={invoiceId}
          actions={label}
          fields={fields}
          showValue={(field, value) => {
            if (field === 'items') return itemLabel(value, (amount) => formatMoney(amount, currency, locale))
            if (field === 'status') return statusOf(looks, String(value)).label
            return isDecimal(value) ? formatMoney(value, currency, locale) : undefined
          }}
        />
      </Card>
    </ScreenOnly>
  )
}

/** The items of a change by name and amount: "Late fee $5.00". What is not as the contract has it is left out. */
function itemLabel(items: unknown, money: (amount: string) => string) {
  if (!Array.isArray(items)) return undefined
  const words = items.flatMap((item: Partial<InvoiceItem> | null) =>
    item && typeof item.label === 'string'
      ? [[item.label, isDecimal(item.amount) && money(item.amount)].filter(Boolean).join(' ')]
      : [],
  )
  return words.join(', ')
}
