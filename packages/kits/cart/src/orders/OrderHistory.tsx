'use client'
import { orderJournal, orderMaxClock } from '@memberkit/contract/commerce/orders'
import { useMemberkit } from '@memberkit/foundation'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { JournalTimeline } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import { formatMoney, isDecimal } from '@memberkit/platform/formats'
import { Card } from '@memberkit/primitives/card'
import { orderDetailMessages, orderMessages } from '../messages/namespaces.ts'
import { orderLooks } from '../order/order-looks.ts'
import type { Order } from '../order/received.ts'

/** The journal of the order: author and action, by the journal's eight actions. For staff. */
export function OrderHistory({ order: { id, currency } }: { order: Order }) {
  const t = useMessages(orderDetailMessages)
  const words = useMessages(orderMessages)
  const { locale } = useMemberkit()
  const looks = useLooks(orderLooks)
  const label = useLabel('OrderAction')
  const payment = useLabel('PaymentMethodType')
  const fields = {
    status: words('fact.status'),
    offers: words('lines'),
    total: words('total'),
    tax: words('tax'),
    identityId: t('about.owner'),
    channel: t('about.channel'),
    source: t('about.source'),
    paymentMethod: words('fact.payment'),
  }
  return (
    <ScreenOnly>
      <Card title={t('history')} level={3}>
        <JournalTimeline
          journal={orderJournal}
          maxClock={orderMaxClock}
          entityId={id}
          actions={label}
          fields={fields}
          showValue={(field, value) => {
            if (field === 'offers') return namesIn(value)
            if (field === 'status') return statusOf(looks, String(value)).label
            if (field === 'paymentMethod') return payment(String(value))
            return isDecimal(value) ? formatMoney(value, currency, locale) : undefined
          }}
        />
      </Card>
    </ScreenOnly>
  )
}

/** Lines by name; what differs from the contract is left out. */
function namesIn(lines: unknown) {
  if (!Array.isArray(lines)) return undefined
  const names = lines.flatMap((line: { label?: unknown } | null) =>
    typeof line?.label === 'string' ? [line.label] : [],
  )
  return names.join(', ')
}
