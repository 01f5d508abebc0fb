'use client'
import { rowAttributes, useMemberkit } from '@memberkit/foundation'
import { listOutstandingInvoices } from '@memberkit/contract/commerce/subscriptions'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { useLabel } from '@memberkit/parts/labels'
import { takeFirst } from '@memberkit/parts/names'
import { NameLine } from '@memberkit/parts/names/list'
import { formatPrice, isBillingPeriod } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { ChevronEndIcon } from '@memberkit/primitives/icons'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import type { ReactNode } from 'react'
import { CancelFlowPart, KeepPlanPart } from '../flows/flow-parts.ts'
import { listMessages } from '../messages/namespaces.ts'
import { dueOf } from '../shared/due.rules.ts'
import { StatusOfPlan } from '../shared/StatusOfPlan.tsx'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import { Standing as StandingSentence } from '../shared/Standing.tsx'
import { isEndPlanned, retryDayOf, type Standing } from '../shared/standing.rules.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import { isLocked } from '../shared/catch-up.rules.ts'
import { isBilledElsewhere } from '../shared/vendor.rules.ts'
import * as styles from './SubscriptionList.css.ts'
import type { Flow } from './subscription-link.ts'
import type { SubscriptionsData } from './useSubscriptions.ts'

export interface SubscriptionCardProps {
  row: SubscriptionRow
  /** Returns the name of a payment method. */
  methodName?: SubscriptionsData['methodName']
  /** Whether payment methods and coverage are loading; their space is reserved. */
  isLoading?: SubscriptionsData['isLoading']
  /** Leads to the subscription; without it, the control is absent. */
  onOpen?: (subscriptionId: string) => void
  /** Starts a flow; without it the card is only read. */
  onFlow?: (flow: Flow, subscriptionId: string) => void
  /** Leads to the open invoices of a subscription; without it, the control is absent. */
  onPay?: (subscriptionId: string) => void
  /**
   * Returns what it owes, in words, or `null` for nothing; alone decides.
   * @default what its open invoices say, where it is suspended
   */
  owedOf?: ((subscriptionId: string) => string | null | undefined) | undefined
  /** Whether the page around it leads with what is owed: the card's own way there comes second. @default false */
  isSection?: boolean
  /** Whether it waits on a phone until all plans are shown. @default false */
  isLater?: boolean
}

/** The standings that cover people as a rule, so that their line has its place before they are known. */
const covering: readonly string[] = ['renewing', 'scheduled', 'preCancel', 'ending', 'catchingUp'] satisfies Standing[]

/** One subscription: what it costs, what its status means, whom it covers, and the way to keep or cancel it. In a list. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { row, methodName, isLoading, onOpen, onFlow, onPay, owedOf, isSection, isLater } = props
  const t = useMessages(listMessages)
  const { locale, currentDate } = useMemberkit()
  const partnerLabel = useLabel('CoBrandPartner')
  const { id, subscription, standing, coverage, mismatch, actions } = row
  const {
    price: amount,
    currency,
    billingPeriod: period,
    items,
    vendor,
    coBrandPartner,
    paymentMethodId,
  } = subscription
  const plan = subscriptionName(subscription)
  const isOver = standing === 'cancelled'
  const mayPay = onPay !== undefined && (standing === 'suspended' || standing === 'catchingUp')
  const payTone = standing === 'suspended' && !isSection ? 'primary' : 'secondary'
  // The page around a section leads with what is owed.
  const readsDue = mayPay && standing === 'suspended' && !isSection && !owedOf
  const invoices = useResource(
    listOutstandingInvoices,
    { identityId: subscription.identityId, subscriptionId: id },
    { enabled: readsDue },
  )
  // What the page of the plan has read may be out of date.
  const due = owedOf ? owedOf(id) : readsDue ? dueOf(invoices, currency, locale) : undefined
  const canPay = mayPay && due !== null
  const canKeep = onFlow && isAllowed(actions, 'activate')
  // A payment that failed may fail again with the same method.
  const canReplace =
    onFlow &&
    standing === 'renewing' &&
    isAllowed(actions, 'updatePaymentMethod') &&
    retryDayOf(subscription, currentDate())
  const canCancel = onFlow && (isAllowed(actions, 'cancel') || isAllowed(actions, 'pendingCancel'))
  // A plan on its way to its end is not canceled again: a planned end is brought forward, a started one made final.
  const cancel = isEndPlanned(subscription) ? 'sooner' : standing === 'preCancel' ? 'finish' : 'cancel'
  const people = [t('covers.you'), ...coveredBeside()]
  /** The title says the plan itself. */
  const included = items.map(({ label }) => label).filter((label) => label !== plan)
  return (
    <li className={isLater ? styles.later : undefined}>
      <Card
        as="article"
        title={<span className={styles.name}>{plan}</span>}
        level={3}
        actions={<StatusOfPlan subscription={subscription} />}
        footer={
          onOpen || canCancel ? (
            <div className={styles.actions}>
              {onOpen ? (
                <Button size="small" tone="quiet" aria-label={t('open.of', { plan })} onPress={() => onOpen(id)}>
                  <span {...rowAttributes(id)}>{t('open')}</span>
                  <ChevronEndIcon />
                </Button>
              ) : null}
              {canCancel ? (
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={t(`${cancel}.of`, { plan })}
                  onPress={() => onFlow('cancel', id)}
                  onFocus={CancelFlowPart.preload}
                  onPointerEnter={CancelFlowPart.preload}
                >
                  <span {...rowAttributes(id)}>{t(cancel)}</span>
                </Button>
              ) : null}
            </div>
          ) : undefined
        }
      >
        <div className={styles.facts}>
          {isOver ? null : !isBillingPeriod(period) || !/^[a-z]{3}$/i.test(currency) ? (
            <p className={styles.quiet}>{t('price.unknown')}</p>
          ) : (
            <p className={styles.price}>
              <VisuallyHidden>{t('price')} </VisuallyHidden>
              {formatPrice({ amount, currency, period }, locale)}
              <span className={styles.priceNote}>{t('price.note')}</span>
            </p>
          )}
          <p className={styles.said} data-names-method={paymentMethodId === undefined || isOver ? undefined : ''}>
            {isLoading?.methods && paymentMethodId !== undefined ? (
              <SkeletonText />
            ) : (
              <StandingSentence row={row} method={methodName?.(paymentMethodId)} canPay={canPay} due={due} />
            )}
          </p>
          {items.length > 1 && included.length > 0 ? labelled(t('includes'), included.join(', ')) : null}
          {coverage?.length ? labelled(t('covers'), shortened(people)) : null}
          {isLoading?.coverage && covering.includes(standing) ? <SkeletonText size="sm" width="lg" /> : null}
          {coBrandPartner ? (
            <p className={styles.quiet}>{t('partner', { partner: partnerLabel(coBrandPartner) })}</p>
          ) : null}
          {isBilledElsewhere(vendor) && !isOver ? (
            <p className={styles.quiet}>{t(vendor === 'PAYPAL' ? 'billedBy.PAYPAL' : 'billedBy.other')}</p>
          ) : null}
          {isLocked(row) ? <p className={styles.quiet}>{t('locked')}</p> : null}
          {mismatch ? (
            <Alert isStatic tone="caution">
              {t(`mismatch.${mismatch}`)}
            </Alert>
          ) : null}
          {canPay ? (
            <div className={styles.alone}>
              <Button
                size="small"
                tone={payTone}
                aria-label={due ? t('billing.sum.of', { amount: due, plan }) : t('billing.of', { plan })}
                onPress={() => onPay(id)}
              >
                {due ? t('billing.sum', { amount: due }) : t('billing')}
              </Button>
            </div>
          ) : null}
          {canReplace ? (
            <div className={styles.alone}>
              <Button size="small" aria-label={t('replace.of', { plan })} onPress={() => onFlow('update-payment', id)}>
                {t('replace')}
              </Button>
            </div>
          ) : null}
          {canKeep ? (
            <div className={styles.alone}>
              <Button
                size="small"
                aria-label={t('keep.of', { plan })}
                onPress={() => onFlow('keep', id)}
                onFocus={KeepPlanPart.preload}
                onPointerEnter={KeepPlanPart.preload}
              >
                {t('keep')}
              </Button>
            </div>
          ) : null}
        </div>
      </Card>
    </li>
  )

  function labelled(label: string, value: ReactNode) {
    return (
      <p className={styles.line}>
        <span className={styles.quiet}>{label}</span> {value}
      </p>
    )
  }

  /** Everybody once, however many of its plans cover them. */
  function coveredBeside(): string[] {
    const names = (coverage ?? []).flatMap((one) => one.people)
    const unnamed = names.filter((name) => name === undefined).map(() => t('covers.unnamed'))
    return [...new Set(names.filter((name) => name !== undefined)), ...unnamed]
  }

  function shortened(names: readonly string[]): ReactNode {
    const { first, rest } = takeFirst(names, 3)
    return <NameLine names={first} more={rest.length > 0 ? t('covers.more', { count: rest.length }) : undefined} />
  }
}
