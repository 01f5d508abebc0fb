'use client'
import * as calls from '@memberkit/contract/commerce/subscriptions'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { lookUp, useAction, type VerifiedOutcome } from '@memberkit/foundation/action'
import { permissionFor } from '@memberkit/foundation/entity-actions'
import { ActionForm, type CustomDialogProps, useClosingNotice } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { formatDate, formatMoney } from '@memberkit/platform/formats'
import { keyOf } from '@memberkit/platform/query'
import { Alert } from '@memberkit/primitives/alert'
import { Facts } from '@memberkit/primitives/facts'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { useState } from 'react'
import type { SubscriptionsEventTable } from '../events.ts'
import { manageMessages } from '../messages/namespaces.ts'
import type { Subscription, SubscriptionDiscount } from '../shared/received.ts'
import { subscriptionActions } from '../shared/subscription-actions.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import { discountIn, grantedSince, type NewDiscount, startOf } from './discount.rules.ts'
import { DiscountFields, useDiscountProblems } from './DiscountFields.tsx'
import { SubscriptionChanged } from './SubscriptionChanged.tsx'

type Read = typeof calls.getSubscription
type Discounts = readonly SubscriptionDiscount[]

/**
 * Grants a discount. Discounts stand apart from their subscription, and the platform has no version of them: a lost
 * answer is settled by the list of discounts, and one that was granted twice is said to be.
 */
export function DiscountDialog({ address, entity, onClose }: CustomDialogProps<Subscription, Read>) {
  const t = useMessages(manageMessages)
  const { client, locale, currentDate, notify } = useMemberkit()
  const isMounted = useIsMounted()
  const emit = useEmit<SubscriptionsEventTable>()
  const sayOnceClosed = useClosingNotice()
  const records = useResource(calls.listSubscriptionDiscountRecords, address)
  /** The discounts that the person has seen. */
  const [known, setKnown] = useState<Discounts>()
  if (!known && records.state === 'ready') setKnown(records.data)
  const [draft, setDraft] = useState(() => startOf(currentDate()))
  const [isTwice, setTwice] = useState(false)
  const problems = useDiscountProblems(draft)
  const permission = permissionFor(subscriptionActions, 'createDiscountRecord')
  const plan = subscriptionName(entity)

  const action = useAction(calls.createSubscriptionDiscountRecord, {
    entity: entity.id,
    // No version: granting doesn't change the subscription's, so it would keep no second one out.
    permission,
    needsCertainty: true,
    verifyOutcome: ({ body }) => whetherGranted(body),
    effects: () => [keyOf(calls.subscriptionJournal), keyOf(calls.listSubscriptionDiscountRecords)],
    onDone: (_data, { body }) => {
      emit('subscriptions.plan.changed', {
        subscriptionId: entity.id,
        action: 'createDiscountRecord',
        status: entity.status,
      })
      void whetherTwice(body).then(finish)
    },
  })
  const isAsking = ['idle', 'refused', 'failed'].includes(action.state.phase)
  const hasChanged = isAsking && known !== undefined && records.state === 'ready' && !isSame(known, records.data)
  /** The discount was granted; the list is read to find whether that happened twice. */
  const isCounting = action.state.phase === 'done' && !isTwice

  return (
    <ActionForm
      {...{ address, entity, action, permission, onClose }}
      name="createDiscountRecord"
      say={(key, values) => t(key as 'done.createDiscountRecord', values as { plan: string })}
      values={{ plan }}
      Changed={SubscriptionChanged}
      run={() => {}}
      consequence={isTwice ? null : undefined}
      problems={problems}
      isUnavailable={known === undefined || isTwice}
      isPreparing={isCounting}
      onSubmit={() => {
        if (isCounting) return
        // Nobody has agreed to these discounts yet.
        if (hasChanged) return setKnown(records.data)
        const body = discountIn(draft, entity.currency)
        if (body) void action.run({ ...address, body })
      }}
    >
      {hasChanged ? (
        <Alert tone="caution" title={t('discount.changed')}>
          {t('discount.changed.text')}
        </Alert>
      ) : null}
      <ResourceView
        resource={records}
        noun={t('discount.noun')}
        empty={null}
        skeleton={
          <SkeletonGroup label={t('discount.loading')}>
            <SkeletonText lines={3} />
          </SkeletonGroup>
        }
      >
        {(granted) => (
          <Alert isStatic tone="neutral" title={t('discount.current')}>
            <KeyValue>
              {granted.map((one) => (
                <KeyValueItem key={one.id} label={one.label}>
                  <Facts items={[worthOf(one), daysOf(one)]} />
                </KeyValueItem>
              ))}
            </KeyValue>
          </Alert>
        )}
      </ResourceView>
      {isTwice ? (
        <Alert
          ref={(alert) => alert?.focus()}
          tabIndex={-1}
          tone="critical"
          title={t('done.createDiscountRecord', { plan })}
        >
          {t('discount.twice')}
        </Alert>
      ) : null}
      {known && !isTwice ? <DiscountFields draft={draft} onChange={setDraft} currency={entity.currency} /> : null}
    </ActionForm>
  )

  /** Without the list, the answer still stands: the discount was granted. */
  async function whetherTwice(body: NewDiscount): Promise<boolean> {
    try {
      const after = await lookUp(client, calls.listSubscriptionDiscountRecords, address)
      return after.ok && grantedSince(after.data, known ?? [], body).length > 1
    } catch {
      return false
    }
  }

  function finish(wasTwice: boolean) {
    if (wasTwice) {
      if (isMounted()) setTwice(true)
      else notify({ message: t('discount.twice'), tone: 'critical' })
      return
    }
    sayOnceClosed(t('done.createDiscountRecord', { plan }))
    // The list may come while another dialog is open.
    if (isMounted()) onClose()
  }

  async function whetherGranted(body: NewDiscount): Promise<VerifiedOutcome<SubscriptionDiscount>> {
    const after = await lookUp(client, calls.listSubscriptionDiscountRecords, address)
    if (!after.ok) return { outcome: 'unclear' }
    const [data] = grantedSince(after.data, known ?? [], body)
    return data ? { outcome: 'applied', data } : { outcome: 'absent' }
  }

  function worthOf({ amount, percentage, currency }: SubscriptionDiscount) {
    if (amount !== undefined) return formatMoney(amount, currency, locale)
    return percentage === undefined
      ? t('none')
      : t('discount.percent', {
          value: new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(Number(percentage)),
        })
  }

  function daysOf({ startsOn, endsOn }: SubscriptionDiscount) {
    const first = formatDate(startsOn, locale)
    return endsOn === undefined
      ? t('discount.from', { first })
      : t('discount.between', { first, last: formatDate(endsOn, locale) })
  }
}

const isSame = (one: Discounts, other: Discounts) =>
  one.length === other.length && one.every(({ id }) => other.some((each) => each.id === id))
