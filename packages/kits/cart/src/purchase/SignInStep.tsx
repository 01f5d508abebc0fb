'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLoginUrl } from '@memberkit/foundation/permission'
import { Button, LinkButton } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Text } from '@memberkit/primitives/text'
import { orderMessages, purchaseMessages } from '../messages/namespaces.ts'
import * as styles from '../order/order.css.ts'
import { type OrderSale, OrderSummary } from '../order/OrderSummary.tsx'
import type { Order } from '../order/received.ts'

export interface SignInStepProps extends OrderSale {
  order: Order
  onSignIn?: ((orderId: string) => void) | undefined
  onBack?: (() => void) | undefined
}

/** An anonymous order waits for its buyer to sign in; the address keeps the order, so signing in leads back to it. */
export function SignInStep({ order, onSignIn, onBack, ...sale }: SignInStepProps) {
  const t = useMessages(purchaseMessages)
  const words = useMessages(orderMessages)
  const login = useLoginUrl()
  return (
    <div className={styles.review}>
      <Card as="div">
        <div className={styles.step}>
          <Text as="p">{t('signIn.text')}</Text>
          <div className={styles.actions}>
            {onBack ? <Button onPress={onBack}>{t('back')}</Button> : null}
            {onSignIn ? (
              <Button tone="primary" onPress={() => onSignIn(order.id)}>
                {t('signIn.action')}
              </Button>
            ) : login ? (
              <LinkButton tone="primary" href={login}>
                {t('signIn.action')}
              </LinkButton>
            ) : null}
          </div>
        </div>
      </Card>
      <OrderSummary {...sale} order={order} title={t('summary')} totalLabel={words('dueToday')} />
    </div>
  )
}
