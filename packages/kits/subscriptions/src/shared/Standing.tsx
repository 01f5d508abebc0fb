'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate, formatMoney, today as todayIn } from '@memberkit/platform/formats'
import { listMessages } from '../messages/namespaces.ts'
import { leftToCatchUp } from './billing.rules.ts'
import { useIsStaff } from './looks.ts'
import type { SubscriptionRow } from './row.rules.ts'
import type { Standing as Known } from './standing.rules.ts'
import { isBilledElsewhere } from './vendor.rules.ts'

export interface StandingProps {
  row: SubscriptionRow
  /** The name of what pays for it, once known. */
  method?: string
  /** Whether a way to its open invoices stands beside it. */
  canPay?: boolean
}

/** What the status of a subscription means, in one sentence: when it renews and with what, when it ends, what is owed. */
export function Standing({ row, method, canPay }: StandingProps) {
  const t = useMessages(listMessages)
  const { locale, timeZone } = useMemberkit()
  const isStaff = useIsStaff()
  const { subscription, standing, lastDay } = row
  const { nextBillOn, currency } = subscription
  const today = todayIn(timeZone)
  const day = (date: string) => formatDate(date, locale)
  const money = (amount: string) => formatMoney(amount, currency, locale)
  const say: Readonly<Record<Known, () => string>> = {
    renewing,
    scheduled: () => t('says.scheduled', { date: day(lastDay ?? '') }),
    preCancel: () => t('says.preCancel'),
    ending() {
      if (lastDay === undefined) return t('says.ending.open')
      return t(isStaff ? 'says.ending.staff' : 'says.ending', { date: day(lastDay) })
    },
    suspended: () => t(isStaff ? 'says.suspended.staff' : canPay ? 'says.suspended.pay' : 'says.suspended'),
    catchingUp,
    cancelled() {
      const { cancelledOn } = subscription
      return cancelledOn === undefined ? t('says.cancelled.open') : t('says.cancelled', { date: day(cancelledOn) })
    },
  }
  return Object.hasOwn(say, standing) ? say[standing as Known]() : t('says.unclear')

  function renewing() {
    const retry = subscription.retryOn?.filter((date) => date >= today).toSorted()[0]
    if (retry !== undefined) return t('says.retry', { date: day(retry) })
    if (nextBillOn === undefined) return t('says.active')
    const date = day(nextBillOn)
    if (method !== undefined) return t('says.renewing.method', { date, method })
    if (subscription.paymentMethodId !== undefined || isBilledElsewhere(subscription.vendor))
      return t('says.renewing', { date })
    return t(subscription.groupId === undefined ? 'says.renewing.noMethod' : 'says.renewing.group', { date })
  }

  function catchingUp() {
    const left = leftToCatchUp(subscription, today)
    const next = subscription.catchUp?.find(({ dueOn }) => dueOn >= today)
    if (left === undefined || !next) return t('says.catchingUp.none')
    return t('says.catchingUp', { amount: money(left), next: money(next.amount), date: day(next.dueOn) })
  }
}
