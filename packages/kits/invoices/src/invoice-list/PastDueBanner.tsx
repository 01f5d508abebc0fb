'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate, formatMoney } from '@memberkit/platform/formats'
import { Banner } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { listMessages } from '../messages/namespaces.ts'
import { balances } from '../shared/amounts.rules.ts'
import type { Invoice } from '../shared/received.ts'
import * as styles from './PastDueBanner.css.ts'

export interface PastDueBannerProps {
  /** The invoices whose payment failed or is past due; without any, nothing is shown. */
  invoices: readonly Invoice[]
  /** The number of invoices that may be missing here, because they cannot be read. @default 0 */
  uncounted?: number
  /** Whether the plan that an invoice pays for is suspended, where plans are known. Its coverage doesn't go on. */
  isSuspended?: (invoice: Invoice) => boolean
  /** Whether a balance beside it says the amount and the next charge; the banner leaves them to it. @default false */
  isBesideBalance?: boolean
  /** The local date of the attempt that a balance beside it says. */
  attemptSaidFor?: string | undefined
  /** Pays what is past due; without it there is no button. */
  onPay?: (invoices: readonly Invoice[]) => void
}

/** Failed payments, the consequence for coverage, and the next attempt. Collapses, but can't be dismissed. */
export function PastDueBanner(props: PastDueBannerProps) {
  const { invoices, uncounted = 0, isSuspended, isBesideBalance, attemptSaidFor, onPay } = props
  const t = useMessages(listMessages)
  const { locale, realm, currentDate } = useMemberkit()
  const isStaff = realm === 'Internal'
  const oldest = invoices.toSorted((a, b) => ((a.dueOn ?? a.issuedOn) < (b.dueOn ?? b.issuedOn) ? -1 : 1))[0]
  if (!oldest) return null
  // Past days are no longer to come.
  const today = currentDate()
  const earliest = (days: readonly (string | undefined)[]) => days.filter((day = '') => day >= today).toSorted()[0]
  const hasSuspended = isSuspended !== undefined && invoices.some(isSuspended)
  const coverageEndsOn = hasSuspended ? undefined : earliest(invoices.map((invoice) => invoice.coverageEndsOn))
  const nextAttemptOn = earliest(invoices.map((invoice) => invoice.nextAttemptOn))
  const areOnCards = invoices.every(({ paymentMethod }) => paymentMethod?.cardType)
  const words = [
    t(isBesideBalance ? 'pastDue.noAmount' : 'pastDue.failed', {
      count: invoices.length,
      number: oldest.number,
      // Amounts of two currencies have no sum.
      amount: balances(invoices)
        .map(({ due, currency }) => formatMoney(due, currency, locale))
        .join(' + '),
    }),
    hasSuspended && t('pastDue.suspended'),
    coverageEndsOn &&
      t(isStaff ? 'pastDue.coverageOf' : 'pastDue.coverage', { date: formatDate(coverageEndsOn, locale) }),
    uncounted > 0 && !isBesideBalance && t('missing', { count: uncounted }),
    nextAttemptOn &&
      !isBesideBalance &&
      nextAttemptOn !== attemptSaidFor &&
      t(isStaff ? 'pastDue.nextAttempt' : 'pastDue.nextTry', { date: formatDate(nextAttemptOn, locale) }),
  ]
  const [before, ...after] = words.filter(Boolean).join(' ').split(oldest.number)
  return (
    <Banner
      tone="critical"
      isCollapsible
      title={t('pastDue.heading')}
      aria-label={t('pastDue.heading')}
      actions={
        onPay ? (
          <Button size="small" onPress={() => onPay(invoices)}>
            {t(areOnCards ? 'pastDue.actionCard' : 'pastDue.action')}
          </Button>
        ) : null
      }
    >
      {before}
      {after.length > 0 ? <span className={styles.number}>{oldest.number}</span> : null}
      {after.join(oldest.number)}
    </Banner>
  )
}
