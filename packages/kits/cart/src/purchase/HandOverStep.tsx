'use client'
import { permissionOf } from '@memberkit/contract'
import { assignOrderOwner, getOrder } from '@memberkit/contract/commerce/orders'
import { assignAnonymousPaymentMethodOwner, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, isDenied, lookUp, useAction, useFocusKept } from '@memberkit/foundation/action'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { keyOf } from '@memberkit/platform/query'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Text } from '@memberkit/primitives/text'
import { useRef, useState } from 'react'
import type { CartEventTable } from '../events.ts'
import { orderMessages, purchaseMessages } from '../messages/namespaces.ts'
import { changesBetween } from '../order/order-changes.rules.ts'
import * as styles from '../order/order.css.ts'
import { OrderChanged } from '../order/OrderChanged.tsx'
import { type OrderSale, OrderSummary } from '../order/OrderSummary.tsx'
import type { Order } from '../order/received.ts'

export interface HandOverStepProps extends OrderSale {
  identityId: string
  order: Order
  /** A payment method that was entered before sign-in and isn't the buyer's yet. */
  methodId?: string | undefined
  /** The order, and the method if there is one, are the buyer's. */
  onDone: () => void
}

/**
 * Assigns an order that was placed before sign-in to its buyer, then the payment method. Each is one request, looked up
 * after a lost response, and only what is missing is sent when it goes on later.
 */
export function HandOverStep({ identityId, order, methodId, onDone, ...sale }: HandOverStepProps) {
  const t = useMessages(purchaseMessages)
  const words = useMessages(orderMessages)
  const emit = useEmit<CartEventTable>()
  const { client } = useMemberkit()
  const isOwned = order.identityId === identityId

  const method = useAction(assignAnonymousPaymentMethodOwner, {
    entity: methodId ?? '',
    needsCertainty: true,
    permission: permissionOf(assignAnonymousPaymentMethodOwner),
    effects: () => [keyOf(listPaymentMethods, { identityId })],
    verifyOutcome: async () => {
      // Among the buyer's own: a method that is nobody's can't be read by anybody.
      const answer = await lookUp(client, listPaymentMethods, { identityId })
      if (!answer.ok) return { outcome: 'unclear' }
      const data = answer.data.find(({ id }) => id === methodId)
      return data ? { outcome: 'applied', data } : { outcome: 'absent' }
    },
    onDone,
  })
  const next = () => {
    if (methodId) void method.run({ methodId, query: { identityId } })
    else onDone()
  }
  const owner = useAction(assignOrderOwner, {
    entity: order.id,
    needsCertainty: true,
    version: order.version,
    permission: permissionOf(assignOrderOwner),
    answers: () => keyOf(getOrder, { orderId: order.id }),
    effects: () => [keyOf(getOrder, { orderId: order.id })],
    verifyOutcome: async () => {
      const answer = await lookUp(client, getOrder, { orderId: order.id })
      if (!answer.ok) return { outcome: 'unclear' }
      const { data } = answer
      return data.identityId === identityId
        ? { outcome: 'applied', data }
        : { outcome: 'absent', version: data.version }
    },
    onDone: () => {
      emit('cart.owner.assigned', { orderId: order.id })
      next()
    },
  })
  const { state } = isOwned ? method : owner
  const isBusy = owner.isBusy || method.isBusy
  const isUnclear = [owner, method].some(({ state }) => state.phase === 'unknown')
  const [seen, setSeen] = useState(order)
  // That it gets its owner is what was asked for.
  const before = { ...seen, identityId: order.identityId }
  const isChanged = changesBetween(before, order).length > 0 && !isBusy && !isUnclear
  const accept = () => {
    owner.reset()
    method.reset()
    setSeen(order)
  }
  const root = useRef<HTMLDivElement>(null)
  useFocusKept(root, state.phase, isBusy)
  return (
    <div className={styles.review} ref={root}>
      {isChanged ? (
        <OrderChanged
          isForBuyer
          before={before}
          after={order}
          text={t('changed.text')}
          actions={
            <Button size="small" onPress={accept}>
              {t('changed.accept')}
            </Button>
          }
        />
      ) : null}
      <OrderSummary
        {...sale}
        order={seen}
        title={t(isChanged ? 'summaryBefore' : 'summary')}
        totalLabel={words(isChanged ? 'total' : 'dueToday')}
        isOutdated={isChanged}
      />
      <Card title={t('handOver.heading')} level={3}>
        <div className={styles.step}>
          <Text as="p">{t(methodId ? 'handOver.textWithMethod' : 'handOver.text')}</Text>
          {isChanged ? null : (
            <>
              <ActionMessage action={owner} />
              <ActionMessage action={method} />
            </>
          )}
          <div className={styles.actions}>
            {isOwned && method.state.phase === 'refused' ? <Button onPress={onDone}>{t('otherMethod')}</Button> : null}
            {isChanged || (isUnclear && !isBusy) ? null : (
              <Button
                tone="primary"
                isPending={isBusy}
                pendingLabel={t('handOver.assigning')}
                aria-disabled={isDenied(state)}
                onPress={() => {
                  if (isOwned) next()
                  else void owner.run({ orderId: order.id, query: { identityId } })
                }}
              >
                {t('handOver.action')}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </div>
  )
}
