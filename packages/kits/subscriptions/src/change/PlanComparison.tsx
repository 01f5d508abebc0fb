'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatPrice } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Card } from '@memberkit/primitives/card'
import { Stack } from '@memberkit/primitives/box'
import { changeMessages, listMessages } from '../messages/namespaces.ts'
import type { Subscription } from '../shared/received.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import * as styles from './change.css.ts'
import type { PlanChange } from './plan-change.rules.ts'

export interface PlanComparisonProps {
  subscription: Subscription
  planned: PlanChange
}

/** From which plan to which, what differs in price, and which supplements come and go. */
export function PlanComparison({ subscription, planned }: PlanComparisonProps) {
  const t = useMessages(changeMessages)
  const words = useMessages(listMessages)
  const { locale } = useMemberkit()
  const { currency, price: old, billingPeriod } = subscription
  const { label, price, difference, supplements, lost, added } = planned
  const had = subscription.items.filter(({ type }) => type === 'SUPPLEMENT').map((item) => item.label)
  const show = (amount: string, period: string) => formatPrice({ amount, currency, period }, locale)
  return (
    <Stack gap="md">
      <Card>
        <Stack gap="md">
          <div className={styles.sides}>
            {side(t('plan.now'), subscriptionName(subscription), had, show(old, billingPeriod))}
            {side(
              t('plan.new'),
              label,
              supplements,
              price === undefined ? t('plan.openPrice') : show(price, planned.billingPeriod),
              true,
            )}
          </div>
          {difference === undefined ? null : (
            <p className={styles.difference}>
              {t('plan.difference')} <strong>{signed(difference)}</strong>{' '}
              <span className={styles.quiet}>{words('price.note')}</span>
            </p>
          )}
          {price !== undefined && difference === undefined ? (
            <p className={styles.quiet}>{t('plan.otherPeriod')}</p>
          ) : null}
          {added.length > 0 ? (
            <div>
              {t('plan.added', { count: added.length })}
              {named(added)}
            </div>
          ) : null}
        </Stack>
      </Card>
      {lost.length > 0 ? (
        <Alert isStatic tone="caution">
          {t('plan.lost', { count: lost.length })}
          {named(lost)}
        </Alert>
      ) : null}
    </Stack>
  )

  function side(title: string, plan: string, some: readonly string[], cost: string, isNew = false) {
    return (
      <div className={styles.side} data-new={isNew ? '' : undefined}>
        <span className={styles.quiet}>{title}</span>
        <span>{[plan, ...some].join(' + ')}</span>
        <span className={styles.cost}>{cost}</span>
      </div>
    )
  }

  /** With a sign, or it would look like a price. */
  function signed(amount: string) {
    const shown = show(amount.replace(/^-/, ''), billingPeriod)
    if (/^-?0*(\.0*)?$/.test(amount)) return shown
    return `${amount.startsWith('-') ? '−' : '+'}${shown}`
  }

  function named(some: readonly string[]) {
    return (
      <ul className={styles.names}>
        {some.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    )
  }
}
