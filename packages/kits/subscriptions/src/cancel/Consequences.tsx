'use client'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { listOutstandingInvoices, listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { coverageOf } from '@memberkit/parts/coverage'
import { formatDate, formatMoney } from '@memberkit/platform/formats'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import { flowMessages, listMessages } from '../messages/namespaces.ts'
import * as styles from '../shared/flow/flow.css.ts'
import { areItemsUnread } from '../shared/items.rules.ts'
import { useIsStaff } from '../shared/looks.ts'
import type { Subscription } from '../shared/received.ts'
import { lastPaidDay, othersOf, supplementsOf, type Timing } from './cancel.rules.ts'

/** Slots for the host's knowledge of the consequences. */
export interface ConsequenceSlots {
  /** Open service requests and planned calls that end with the plan. */
  serviceRequests?: ReactNode
  /** The refund by the host's own rule; without it, the flow doesn't mention refunds. */
  refund?: ReactNode
}

/** Reads what else ends and what stays. Three requests at once; each fails by itself. */
export function useConsequences({ id, identityId }: Pick<Subscription, 'id' | 'identityId'>) {
  const covered = useResource(listEntitlements, { owners: 'identities', ownerId: identityId })
  const invoices = useResource(listOutstandingInvoices, { identityId, subscriptionId: id })
  const all = useResource(listSubscriptions, { identityId })
  return { covered, invoices, all }
}

export interface ConsequencesProps {
  subscription: Subscription
  known: ReturnType<typeof useConsequences>
  timing: Timing
  /** Whether the plan can be kept until it ends. */
  canKeep: boolean
  onPay?: ((subscriptionId: string) => void) | undefined
  slots: ConsequenceSlots
}

/** The consequences, by name: dates, people and supplements that end, amounts due, and what stays. Each part fails alone. */
export function Consequences({ subscription, known, timing, canKeep, onPay, slots }: ConsequencesProps) {
  const t = useMessages(flowMessages)
  const words = useMessages(listMessages)
  const { locale, currentDate } = useMemberkit()
  const isStaff = useIsStaff()
  const { id, identityId } = subscription
  const { covered, invoices, all } = known
  const lastDay = lastPaidDay(subscription, currentDate())
  const supplements = [
    ...supplementsOf(subscription),
    ...(areItemsUnread(subscription) ? [t('supplements.unread')] : []),
  ]
  const others = all.state === 'ready' ? othersOf(all.data, id) : []
  return (
    <Card>
      <KeyValue>
        <KeyValueItem label={t('ends')}>
          {timing === 'now'
            ? t('ends.now')
            : lastDay
              ? t('ends.on', { date: formatDate(lastDay, locale) })
              : t('ends.open')}
          <Text as="p" tone="muted" size="sm">
            {timing === 'now' ? '' : t(canKeep ? 'when.end.undo' : 'when.end.text')} {t('ends.access')}
          </Text>
        </KeyValueItem>
        <KeyValueItem label={t('people')}>{people()}</KeyValueItem>
        {supplements.length > 0 ? <KeyValueItem label={t('supplements')}>{listed(supplements)}</KeyValueItem> : null}
        <KeyValueItem label={t('invoices')}>{openInvoices()}</KeyValueItem>
        {slots.serviceRequests ? <KeyValueItem label={t('requests')}>{slots.serviceRequests}</KeyValueItem> : null}
        {slots.refund ? <KeyValueItem label={t('refund')}>{slots.refund}</KeyValueItem> : null}
        <KeyValueItem label={t('stays')}>{others.length > 0 ? listed(others) : t('stays.any')}</KeyValueItem>
      </KeyValue>
    </Card>
  )

  function people() {
    if (covered.state === 'loading') return <SkeletonText lines={2} />
    // A list that some couldn't be read of would leave somebody out.
    if (covered.state !== 'ready' || covered.unreadable?.length) return t('people.unknown')
    const plans = coverageOf({ identityId, subscriptionId: id }, covered.data)
    if (plans.length === 0) return t('people.none')
    const named = plans.flatMap((plan) => plan.people.map((name) => name ?? words('covers.unnamed')))
    return listed([isStaff ? t('people.owner') : words('covers.you'), ...named])
  }

  function openInvoices() {
    if (invoices.state === 'loading') return <SkeletonText />
    if (invoices.state !== 'ready' || invoices.unreadable?.length) return t('invoices.unknown')
    if (invoices.data.length === 0) return t('invoices.none')
    const open = invoices.data.map(({ number, due, currency }) =>
      t('invoices.one', { number, amount: formatMoney(due, currency, locale) }),
    )
    return (
      <Stack gap="xs">
        {listed(open)}
        <span>{t('invoices.stay')}</span>
        {onPay ? (
          <div>
            <Button size="small" onPress={() => onPay(id)}>
              {t('invoices.pay')}
            </Button>
          </div>
        ) : null}
      </Stack>
    )
  }
}

function listed(names: readonly string[]) {
  if (names.length === 1) return <p className={styles.plain}>{names[0]}</p>
  return (
    <ul className={styles.names}>
      {names.map((name, index) => (
        <li key={`${index} ${name}`}>{name}</li>
      ))}
    </ul>
  )
}
