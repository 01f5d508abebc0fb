'use client'
import { subscriptionJournal } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { useMethodName } from '@memberkit/parts/payment-method'
import { formatDate, formatMoney, periodLabel } from '@memberkit/platform/formats'
import { changeMessages } from '../messages/namespaces.ts'
import type { Subscription } from '../shared/received.ts'
import { type ChangedFact, changesBetween } from './changes.rules.ts'

export interface PlanChangedProps {
  before: Subscription
  after: Subscription
  /** Whether the change is still possible, so that it is worth looking at again. */
  isPossible: boolean
}

/** The differences since the person opened the change. Staff, who may read the journal, also see who changed it. */
export function PlanChanged({ before, after, isPossible }: PlanChangedProps) {
  const t = useMessages(changeMessages)
  const { locale, realm } = useMemberkit()
  const status = useLabel('SubscriptionStatus')
  const methodName = useMethodName({ identityId: after.identityId }, true)
  const changedBy = useLastChange(subscriptionJournal, after.id, realm === 'Internal')
  return (
    <ChangedSince
      title={t('changed.heading')}
      changedBy={changedBy}
      changes={changesBetween(before, after).map(({ fact, before: old, after: now }) => ({
        label: t(`changed.${fact}`),
        before: old && words(fact, old, before),
        after: now && words(fact, now, after),
      }))}
    >
      {t(isPossible ? 'changed.text' : 'changed.over')}
    </ChangedSince>
  )

  function words(fact: ChangedFact, value: string, { currency }: Subscription): string {
    if (fact === 'status') return status(value)
    if (fact === 'price') return formatMoney(value, currency, locale)
    if (fact === 'frequency') return periodLabel(value, locale)
    if (fact === 'nextBill') return formatDate(value, locale)
    if (fact === 'method')
      return methodName(value) ?? t(value === after.paymentMethodId ? 'changed.otherMethod' : 'changed.thisMethod')
    return value
  }
}
