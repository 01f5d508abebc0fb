'use client'
import { subscriptionJournal, subscriptionMaxClock } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { JournalTimeline } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { formatDate, formatMoney, isDecimal, periodLabel } from '@memberkit/platform/formats'
import { Card } from '@memberkit/primitives/card'
import { detailMessages } from '../messages/namespaces.ts'
import type { Subscription } from '../shared/received.ts'
import { journalKindOf, journalKinds } from './journal-kinds.ts'

export interface SubscriptionHistoryProps {
  subscription: Subscription
  methodName: (id: string | undefined) => string | undefined
}

/** The journal of the subscription: author, action, before and after, filed under five kinds. For staff. */
export function SubscriptionHistory({ subscription, methodName }: SubscriptionHistoryProps) {
  const t = useMessages(detailMessages)
  const { locale } = useMemberkit()
  const label = useLabel('SubscriptionAction')
  const day = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, locale) : value)
  const values: Readonly<Record<string, (value: string) => string | undefined>> = {
    status: useLabel('SubscriptionStatus'),
    vendor: useLabel('SubscriptionVendor'),
    administrativeArea: useLabel('StateOrProvince'),
    cancelReason: useLabel('SubscriptionCancelReason'),
    billingPeriod: (period) => periodLabel(period, locale),
    price: (amount) => (isDecimal(amount) ? formatMoney(amount, subscription.currency, locale) : amount),
    paymentMethodId: methodName,
    identityId: () => undefined,
    groupId: () => undefined,
    doNotReinstate: (value) => t(value === 'true' ? 'yes' : 'no'),
    nextBillOn: day,
    paidToDate: day,
    startedOn: day,
    cancelledOn: day,
  }
  const fields = {
    status: t('fact.status'),
    price: t('fact.price'),
    items: t('fact.items'),
    billingPeriod: t('fact.frequency'),
    billCycleDay: t('fact.cycleDay'),
    nextBillOn: t('fact.nextBill'),
    paidToDate: t('fact.paidThrough'),
    startedOn: t('fact.started'),
    cancelledOn: t('fact.ended'),
    cancelReason: t('fact.reason'),
    paymentMethodId: t('fact.method'),
    retryOn: t('fact.retries'),
    vendor: t('fact.vendor'),
    administrativeArea: t('fact.area'),
    postalCode: t('fact.postalCode'),
    billingDivision: t('fact.division'),
    source: t('fact.source'),
    doNotReinstate: t('fact.reinstate'),
    friendlyId: t('fact.number'),
    identityId: t('fact.owner'),
    groupId: t('fact.group'),
  }
  const kinds = {
    label: t('kind'),
    labels: Object.fromEntries(journalKinds.map((kind) => [kind, t(`kind.${kind}`)])),
    kindOf: journalKindOf,
  }
  return (
    <Card title={t('history')} level={3}>
      <JournalTimeline
        journal={subscriptionJournal}
        maxClock={subscriptionMaxClock}
        entityId={subscription.id}
        actions={label}
        fields={fields}
        kinds={kinds}
        showValue={(field, value) =>
          Object.hasOwn(values, field) ? values[field]!(String(value)) : namesIn(value, day)
        }
      />
    </Card>
  )
}

/** The names, dates or numbers in a changed value; what is not as the contract has it is left out. */
function namesIn(value: unknown, day: (value: string) => string): string | undefined {
  if (typeof value === 'string') return day(value)
  if (Array.isArray(value))
    return (
      value
        .map((one) => namesIn(one, day))
        .filter(Boolean)
        .join(', ') || '–'
    )
  if (typeof value !== 'object' || value === null) return undefined
  const { label, id } = value as Record<string, unknown>
  const name = label ?? id
  return typeof name === 'string' ? name : undefined
}
