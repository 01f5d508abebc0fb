'use client'
import { subscriptionJournal } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { useMethodName } from '@memberkit/parts/payment-method'
import { formatDate, formatMoney, periodLabel } from '@memberkit/platform/formats'
import { manageMessages } from '../messages/namespaces.ts'
import type { Subscription } from '../shared/received.ts'
import { changesBetween, type Instalment, type SubscriptionFact } from './changes.rules.ts'

/** The differences in a subscription since the person saw it, and who changed it. */
export function SubscriptionChanged({ before, after }: { before: Subscription; after: Subscription }) {
  const t = useMessages(manageMessages)
  const { locale, realm } = useMemberkit()
  const status = useLabel('SubscriptionStatus')
  const vendor = useLabel('SubscriptionVendor')
  const area = useLabel('StateOrProvince')
  const endReason = useLabel('SubscriptionCancelReason')
  const changes = changesBetween(before, after)
  const methodName = useMethodName(
    after,
    changes.some(({ fact }) => fact === 'method'),
  )
  const changedBy = useLastChange(subscriptionJournal, after.id, realm === 'Internal')
  const day = (value: string) => formatDate(value, locale)
  const money = (value: string) => formatMoney(value, after.currency, locale)
  const listed = (parts: readonly string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
  const words: Partial<Record<SubscriptionFact, (value: string) => string>> = {
    status,
    vendor,
    area,
    endReason,
    price: money,
    period: (value) => periodLabel(value, locale),
    nextBill: day,
    paidThrough: day,
    started: day,
    ends: day,
    retries: (days) => listed((JSON.parse(days) as readonly string[]).map(day)),
    catchUp: (instalments) =>
      listed(
        (JSON.parse(instalments) as readonly Instalment[]).map(([dueOn, amount]) =>
          t('changed.instalment', { date: day(dueOn), amount: money(amount) }),
        ),
      ),
    reinstate: (value) => t(value === 'forbidden' ? 'changed.reinstate.forbidden' : 'changed.reinstate.allowed'),
    method: (id) => methodName(id) ?? id,
  }
  const say = (fact: SubscriptionFact, value: string | undefined) => value && (words[fact]?.(value) ?? value)
  return (
    <ChangedSince
      title={t('changed.heading')}
      changedBy={changedBy}
      changes={changes.map(({ fact, before: old, after: now }) => ({
        label: t(`changed.${fact}`),
        before: say(fact, old),
        after: say(fact, now),
      }))}
    >
      {t('changed.text')}
    </ChangedSince>
  )
}
