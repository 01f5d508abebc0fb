'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate, formatMoney } from '@memberkit/platform/formats'
import { listMessages } from '../messages/namespaces.ts'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { type CatchUp, catchUpOf } from './catch-up.rules.ts'
import { nextBillOf } from './billing.rules.ts'
import { useIsStaff } from './looks.ts'
import type { SubscriptionRow } from './row.rules.ts'
import { retryDayOf, type Standing as Known } from './standing.rules.ts'
import { isBilledElsewhere } from './vendor.rules.ts'

export interface StandingProps {
  row: SubscriptionRow
  /** The name of what pays for it, once known. */
  method?: string
  /** Whether a way to its open invoices stands beside it. */
  canPay?: boolean
  /** What it owes, in words, once known; `null` for nothing. */
  due?: string | null | undefined
  /** The progress of its catch-up, where what is left stands above it. @default the agreed amounts */
  catchUp?: CatchUp
}

/** A subscription's status, in one sentence: when it renews and with what, when it ends, the amount owed. */
export function Standing({ row, method, canPay, due, catchUp }: StandingProps) {
  const t = useMessages(listMessages)
  const { locale, currentDate } = useMemberkit()
  const isStaff = useIsStaff()
  const { subscription, standing, lastDay } = row
  const { nextBillOn, currency } = subscription
  const today = currentDate()
  /** Whether its last day is behind it, though it hasn't ended by what is known. */
  const hasPassed = lastDay !== undefined && lastDay < today
  const day = (date: string) => formatDate(date, locale)
  const money = (amount: string) => formatMoney(amount, currency, locale)
  const say: Readonly<Record<Known, () => string>> = {
    renewing,
    scheduled: () => t(hasPassed ? 'says.ending.passed' : 'says.scheduled', { date: day(lastDay ?? '') }),
    preCancel: () => t('says.preCancel'),
    ending() {
      if (lastDay === undefined) return t('says.ending.open')
      if (hasPassed) return t('says.ending.passed', { date: day(lastDay) })
      const canKeep = !isStaff && isAllowed(row.actions, 'activate')
      return t(canKeep ? 'says.ending' : 'says.ending.only', { date: day(lastDay) })
    },
    suspended() {
      if (isStaff) return t('says.suspended.staff')
      if (!canPay) return t('says.suspended')
      return due ? t('says.suspended.due', { amount: due }) : t('says.suspended.pay')
    },
    catchingUp,
    cancelled() {
      const { cancelledOn } = subscription
      return cancelledOn === undefined ? t('says.cancelled.open') : t('says.cancelled', { date: day(cancelledOn) })
    },
  }
  return Object.hasOwn(say, standing) ? say[standing as Known]() : t('says.unclear')

  function renewing() {
    const retry = retryDayOf(subscription, today)
    if (retry !== undefined) return t('says.retry', { date: day(retry) })
    const known = nextBillOf(subscription, today)
    if (nextBillOn === undefined) return t(known === 'none' ? 'says.active' : 'says.active.open')
    const date = day(nextBillOn)
    if (known === 'passed') return t('says.renewing.passed', { date })
    if (method !== undefined) return t('says.renewing.method', { date, method })
    if (subscription.paymentMethodId !== undefined || isBilledElsewhere(subscription.vendor))
      return t('says.renewing', { date })
    return t(subscription.groupId === undefined ? 'says.renewing.noMethod' : 'says.renewing.group', { date })
  }

  function catchingUp() {
    const { total, left, next } = catchUp ?? catchUpOf(subscription, today) ?? {}
    if (total === undefined || !next) return t('says.catchingUp.none')
    const planned = { next: money(next.amount), date: day(next.dueOn) }
    if (left === undefined) return t('says.catchingUp.agreed', { amount: money(total), ...planned })
    return t('says.catchingUp.next', planned)
  }
}
