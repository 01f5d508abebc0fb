import { listSubscriptions, type Subscription } from '@memberkit/contract/commerce/subscriptions'
import { SubscriptionStatus as enCA } from '@memberkit/contract/labels/en-CA'
import { SubscriptionStatus as enUS } from '@memberkit/contract/labels/en-US'
import { SubscriptionStatus as esUS } from '@memberkit/contract/labels/es-US'
import { SubscriptionStatus as frCA } from '@memberkit/contract/labels/fr-CA'
import type { Received } from '@memberkit/contract'
import type { MockPlatform } from '@memberkit/fixtures'
import { useMemberkit } from '@memberkit/foundation'
import { byText, defineList, ListPage, listParts, type ListMessages } from '@memberkit/foundation/list'
import { useResource } from '@memberkit/foundation/resource'
import { humanize } from '@memberkit/foundation/status'
import { compareDecimals } from '@memberkit/platform/formats'
import { DateText } from '@memberkit/primitives/date-text'
import { Money } from '@memberkit/primitives/money'
import { useMemo } from 'react'

type Row = Received<Subscription>

interface Messages extends ListMessages {
  plan: string
  status: string
  started: string
  price: string
  statuses: Readonly<Record<string, string>>
}

const labels = { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }
const english = { plan: 'Plan', status: 'Status', started: 'Started', price: 'Price' }
const heads = {
  'en-US': english,
  'en-CA': english,
  'fr-CA': { plan: 'Abonnement', status: 'État', started: 'Début', price: 'Prix' },
  'es-US': { plan: 'Plan', status: 'Estado', started: 'Inicio', price: 'Precio' },
}

function useSubscriptionListMessages(): Messages {
  const { locale } = useMemberkit()
  return useMemo(
    () => ({
      ...heads[locale],
      title: 'Plans',
      noun: 'your plans',
      loading: 'Loading plans',
      count: (count) => (count === 1 ? '1 plan' : `${count} plans`),
      empty: { title: 'No plans yet' },
      noMatch: { title: 'No plan matches these filters' },
      statuses: labels[locale],
    }),
    [locale],
  )
}

export const subscriptionList = defineList<Row>()({
  name: 'plans',
  useMessages: useSubscriptionListMessages,
  columns: (words) => [
    { id: 'label', header: words.plan, isRowHeader: true, cardRole: 'title', cell: ({ label }) => label },
    { id: 'status', header: words.status, cardRole: 'status', cell: ({ status }) => words.statuses[status] },
    { id: 'startedOn', header: words.started, cell: ({ startedOn }) => <DateText date={startedOn} /> },
    {
      id: 'price',
      header: words.price,
      width: 64,
      align: 'end',
      cardRole: 'value',
      cell: ({ price, currency }) => <Money amount={price} currency={currency} />,
    },
  ],
  filters: {
    search: { kind: 'text', label: (words) => words.plan, getValue: ({ label }) => label },
    status: {
      kind: 'oneOf',
      label: (words: Messages) => words.status,
      getValue: ({ status }) => status,
      valueLabel: (status, words) => words.statuses[status] ?? humanize(status),
    },
    startedOn: {
      kind: 'days',
      label: (words) => words.started,
      getValue: ({ startedOn }) => startedOn,
      params: ['after', 'before'],
    },
  },
  sort: {
    by: {
      label: byText(({ label }) => label),
      startedOn: byText(({ startedOn }) => startedOn),
      price: (a, b) => compareDecimals(a.price, b.price),
    },
    initial: { column: 'startedOn', direction: 'descending' },
  },
  parts: listParts,
  csv: (words) => [
    { header: words.plan, value: ({ label }) => label },
    { header: words.price, value: ({ price }) => price, isDecimal: true },
  ],
})

/** A list of another service, made only of its definition. */
export function SubscriptionList({ identityId }: { identityId: string }) {
  return <ListPage list={subscriptionList} resource={useResource(listSubscriptions, { identityId })} />
}

const plans = ['Legal Plan Family', 'IDShield Individual', 'Régime juridique', '=Legal Plan Business']
const statuses = ['ACTIVE', 'CANCELLED', 'PENDING_CANCEL'] as const

/** Gives the scenario's member this many plans, of every kind. */
export function givePlans(count: number) {
  return ({ store: { subscriptions }, subject: { identityId } }: MockPlatform) => {
    const [first] = subscriptions.subscriptions.where((one) => one.identityId === identityId)
    for (let at = 0; at < count; at += 1) {
      subscriptions.subscriptions.put({
        ...first!,
        id: at === 0 ? first!.id : `plan-${String(at).padStart(3, '0')}`,
        label: plans[at % plans.length]!,
        status: statuses[at % statuses.length]!,
        startedOn: `2025-${String((at % 12) + 1).padStart(2, '0')}-10`,
        price: `${9 + (at % 5) * 10}.90`,
      })
    }
  }
}
