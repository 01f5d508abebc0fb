'use client'
import { getOffer } from '@memberkit/contract/commerce/offers'
import type { NewOrder } from '@memberkit/contract/commerce/orders'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage } from '@memberkit/foundation/action'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import type { SupplementPeriodOf } from '@memberkit/parts/pricing'
import { addDecimals } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { type MouseEvent, useRef, useState } from 'react'
import type { CartEventTable } from '../events.ts'
import { orderMessages, purchaseMessages } from '../messages/namespaces.ts'
import type { OrderPlace } from '../order/order-calls.ts'
import { sumOf } from '../order/amounts.rules.ts'
import { draftLines, lineTotal } from '../order/order-lines.rules.ts'
import * as styles from '../order/order.css.ts'
import { OrderLines } from '../order/OrderLines.tsx'
import type { Offer, OfferSupplement, Order } from '../order/received.ts'
import { useEach } from '../order/useEach.ts'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { useDraftTax } from './useDraftTax.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'

export interface DraftStepProps extends OrderPlace {
  brand: string
  wanted: NewOrder
  /** As in the cart. */
  supplementPeriodOf?: SupplementPeriodOf<OfferSupplement> | undefined
  /** An anonymous order of an earlier state of the cart. */
  existing?: Order | undefined
  cartKey: string
  /** Associates send the cart's link instead of ordering. */
  onSendLink?: (() => void | Promise<void>) | undefined
  onPlaced: (order: Order) => void
  onBack?: (() => void) | undefined
}

/** The order to be placed, at the prices of its offers, before anything is created. */
export function DraftStep(props: DraftStepProps) {
  const { brand, wanted, onBack } = props
  const t = useMessages(purchaseMessages)
  const offers = useEach(
    getOffer,
    [...new Set(wanted.offers.map(({ offerId }) => offerId))].map((offerId) => ({ brand, offerId })),
  )
  return (
    <ResourceView
      resource={offers}
      noun={t('draft.noun')}
      skeleton={<OrderSkeleton title={t('summary')} />}
      frame={(panel) => <Card as="div">{panel}</Card>}
      backLink={onBack ? <Button onPress={onBack}>{t('back')}</Button> : undefined}
    >
      {(found) => <Draft {...props} offers={found} />}
    </ResourceView>
  )
}

function Draft({ offers, ...props }: DraftStepProps & { offers: readonly Offer[] }) {
  const { wanted, onSendLink, onBack } = props
  const t = useMessages(purchaseMessages)
  const words = useMessages(orderMessages)
  const emit = useEmit<CartEventTable>()
  const { locale } = useMemberkit()
  const lines = draftLines(wanted, offers, locale, props.supplementPeriodOf)
  const subtotal = sumOf(lines.map(lineTotal))
  const estimate = useDraftTax(wanted, lines, props)
  const total = estimate && subtotal ? addDecimals(subtotal, ...estimate.map(({ amount }) => amount)) : subtotal
  const placing = usePlaceOrder({ ...props, lines })
  const root = useRef<HTMLDivElement>(null)
  const [isSending, setSending] = useState(false)
  const sendLink = async ({ detail }: MouseEvent) => {
    const isSecondOfDoubleClick = detail > 1
    if (isSecondOfDoubleClick) return
    emit('cart.link.sent', { lines: lines.length })
    setSending(true)
    try {
      await onSendLink?.()
    } finally {
      setSending(false)
    }
  }
  return (
    <div className={styles.flow} ref={root}>
      <Card title={t('summary')} level={3} isFlush>
        <OrderLines
          lines={lines}
          currency={wanted.currency}
          subtotal={subtotal}
          tax={undefined}
          estimate={estimate}
          total={total}
          totalLabel={words(estimate ? 'withEstimate' : 'beforeTax')}
        />
      </Card>
      {lines.length === 0 ? (
        <Alert isStatic tone="neutral">
          {t('draft.empty')}
        </Alert>
      ) : null}
      {placing.actions.map((action, index) => (
        // Always the same three, in the same order.
        // oxlint-disable-next-line react/no-array-index-key
        <ActionMessage key={index} action={action} />
      ))}
      <div className={styles.actions}>
        {onBack ? <Button onPress={onBack}>{t('back')}</Button> : null}
        {lines.length === 0 ? null : onSendLink ? (
          <Button
            tone="primary"
            isPending={isSending}
            pendingLabel={t('draft.sendingLink')}
            onPress={(event) => void sendLink(event)}
          >
            {t('draft.sendLink')}
          </Button>
        ) : (
          <Button tone="primary" isPending={placing.isBusy} pendingLabel={t('draft.placing')} onPress={placing.place}>
            {t('draft.continue')}
          </Button>
        )}
      </div>
      {onSendLink ? <p className={styles.quiet}>{t('draft.linkText')}</p> : null}
    </div>
  )
}
