'use client'
import { subscriptionJournal } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useMethodName } from '@memberkit/parts/payment-method'
import { formatDate, formatMoney, periodLabel } from '@memberkit/platform/formats'
import { flowMessages } from '../../messages/namespaces.ts'
import { useIsStaff, useStatusLooks } from '../looks.ts'
import type { Subscription } from '../received.ts'
import { shownStatus } from '../standing.rules.ts'
import { type PlanFact, planChanges } from './plan-changes.rules.ts'

export interface PlanChangedProps {
  before: Subscription
  after: Subscription
  /** Whether the action is still possible, so that it is worth pressing again. */
  isPossible: boolean
}

/** The differences in a subscription since the person saw it. Staff, who may read the journal, also see who did it. */
export function PlanChanged({ before, after, isPossible }: PlanChangedProps) {
  const t = useMessages(flowMessages)
  const { locale } = useMemberkit()
  const isStaff = useIsStaff()
  const looks = useStatusLooks()
  const changes = planChanges(before, after)
  const methodName = useMethodName(
    { identityId: after.identityId },
    changes.some(({ fact }) => fact === 'method'),
  )
  const changedBy = useLastChange(subscriptionJournal, after.id, isStaff)
  return (
    <ChangedSince
      title={t('changed')}
      changedBy={changedBy}
      changes={changes.map(({ fact, before: old, after: now }) => ({
        label: t(`changed.${fact}`),
        before: old && words(fact, old, before),
        after: now && words(fact, now, after),
      }))}
    >
      {t(isPossible ? 'changed.text' : 'changed.over')}
    </ChangedSince>
  )

  function words(fact: PlanFact, value: string, of: Subscription): string {
    if (fact === 'price') return formatMoney(value, of.currency, locale)
    if (fact === 'ends' || fact === 'nextBill' || fact === 'paidTo') return formatDate(value, locale)
    if (fact === 'frequency') return periodLabel(value, locale)
    if (fact === 'method')
      return methodName(value) ?? t(value === after.paymentMethodId ? 'changed.otherMethod' : 'changed.thisMethod')
    return fact === 'status' ? statusOf(looks, shownStatus(of)).label : value
  }
}
