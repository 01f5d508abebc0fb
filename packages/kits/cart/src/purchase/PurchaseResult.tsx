'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { PrintHeader, printDocument } from '@memberkit/foundation/print'
import { formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import { useEffect, useRef } from 'react'
import { purchaseMessages } from '../messages/namespaces.ts'
import { hasReceipt, isCharged, isPurchased, type OrderStage, stageOf } from '../order/order-status.rules.ts'
import * as styles from '../order/order.css.ts'
import { OrderProgress } from '../order/OrderProgress.tsx'
import type { OrderSale } from '../order/OrderSummary.tsx'
import type { Order } from '../order/received.ts'
import { OrderReceipt } from './OrderReceipt.tsx'
import { paidOf } from './paid.rules.ts'

export interface PurchaseResultProps extends OrderSale {
  order: Order
  /** Whether the purchase ended here, so that the focus goes to its result. */
  isFresh: boolean
  /** Whether the cart that this page was opened with was bought in another tab, or before. */
  isElsewhere: boolean
  onCheck: () => void
  /** Pays what is left of a partially paid order. */
  onPayRest?: (() => void) | undefined
  /** Buys the same cart once more, where nothing else tells two purchases apart. */
  onAgain?: (() => void) | undefined
  onDone?: ((orderId: string) => void) | undefined
}

/** The outcome of a purchase, by the order's status, and its receipt. */
export function PurchaseResult(props: PurchaseResultProps) {
  const { order, isFresh, isElsewhere, onCheck, onPayRest, onAgain, onDone } = props
  const t = useMessages(purchaseMessages)
  const { locale } = useMemberkit()
  const root = useRef<HTMLDivElement>(null)
  const arrival = useRef<HTMLDivElement>(null)
  const stage = stageOf(order)
  const amount = formatMoney(order.total, order.currency, locale)
  const title = titleOf(stage)
  const rest = paidOf(order)
  const told = useRef<OrderStage>(undefined)
  useEffect(() => {
    // The first result is read by taking the focus; later ones would go unheard.
    if (told.current === undefined && isFresh) arrival.current?.focus()
    // Being set up doesn't change that it is paid.
    else if (told.current === 'funded' && stage === 'provisioned') announce(textOf(stage))
    else if (told.current !== undefined && told.current !== stage) announce(title)
    told.current = stage
    // Once for each stage.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stage])

  return (
    <div className={styles.review} ref={root}>
      <PrintHeader />
      <div ref={arrival} tabIndex={-1} className={styles.arrival}>
        <Alert isStatic tone={tones[stage]} title={title} level={3}>
          {textOf(stage)}
        </Alert>
      </div>
      <ScreenOnly>
        <OrderProgress order={order} />
      </ScreenOnly>
      <OrderReceipt order={order} brand={props.brand} supplementPeriodOf={props.supplementPeriodOf}>
        <ScreenOnly>
          <div className={styles.actions}>
            {hasReceipt(order) ? (
              <Button onPress={() => void printDocument({ title: t('receipt'), only: root.current })}>
                {t('receipt.print')}
              </Button>
            ) : null}
            {stage === 'processing' || stage === 'unknown' ? <Button onPress={onCheck}>{t('checkNow')}</Button> : null}
            {onAgain && isPurchased(order) ? <Button onPress={onAgain}>{t('again')}</Button> : null}
            {stage === 'partial' && onPayRest ? (
              <Button tone="primary" onPress={onPayRest}>
                {restLabel()}
              </Button>
            ) : null}
            {onDone && isPurchased(order) ? (
              <Button tone="primary" onPress={() => onDone(order.id)}>
                {t('done')}
              </Button>
            ) : null}
          </div>
        </ScreenOnly>
      </OrderReceipt>
    </div>
  )

  function titleOf(of: OrderStage): string {
    if (of === 'processing') return t('result.processing', { number: order.number })
    if (of === 'partial') return t('result.partial')
    if (of === 'funded' || of === 'provisioned') {
      if (!isCharged(order)) return t('result.placed', { number: order.number })
      return t('result.paid', { amount })
    }
    return of === 'unknown' ? t('result.unknown') : t('failed.heading')
  }

  function textOf(of: OrderStage): string {
    const known = isElsewhere && isPurchased(order) ? `${t('elsewhere')} ` : ''
    if (of === 'processing') return `${known}${t('result.processingText')}`
    if (of === 'partial') return partText()
    if (of === 'provisioned') return `${known}${t('result.provisionedText')}`
    if (of === 'funded') {
      if (order.paymentMethod === 'PREMIUM_BILLING') return `${known}${t('result.premiumText', { amount })}`
      if (order.paymentMethod === 'CHECK') return `${known}${t('result.checkText', { amount })}`
      return `${known}${t('result.fundedText')}`
    }
    return of === 'unknown' ? t('result.unknownText') : t('failed.text')
  }

  function restLabel(): string {
    if (!rest) return t('payRest')
    const due = formatMoney(rest.due, order.currency, locale)
    return t(rest.isBeforeTax ? 'payRest.beforeTax' : 'payRest.amount', { amount: due })
  }

  function partText(): string {
    if (!rest) return t('result.partialText')
    const paid = formatMoney(rest.paid, order.currency, locale)
    const due = formatMoney(rest.due, order.currency, locale)
    return t(rest.isBeforeTax ? 'result.partialBeforeTax' : 'result.partialAmounts', { paid, due })
  }
}

const tones = {
  open: 'info',
  processing: 'info',
  funded: 'positive',
  provisioned: 'positive',
  partial: 'caution',
  failed: 'critical',
  unknown: 'neutral',
} as const satisfies Record<OrderStage, string>
