'use client'
import { type Action, ActionMessage } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { purchaseMessages } from '../messages/namespaces.ts'
import * as styles from '../order/order.css.ts'
import { OrderChanged } from '../order/OrderChanged.tsx'
import type { Offer, Order } from '../order/received.ts'
import type { PeriodOf } from '../order/supplement-terms.rules.ts'
import { Consent, type ConsentProps } from './Consent.tsx'

export interface AgreementCardProps extends ConsentProps {
  /** The order as it is now; `order` is the one that the buyer agrees to. */
  newest: Order
  /** The offers that hold the renewal prices of supplements. */
  offers: readonly Offer[] | undefined
  supplementPeriodOf?: PeriodOf | undefined
  /** Whether the two differ in what is agreed to. */
  isChanged: boolean
  onAccept: () => void
  action: Action
  /** Why buying has to wait is said elsewhere. */
  isHeld: boolean
  buyLabel: string
  onBack?: (() => void) | undefined
}

/** What is agreed to, what became of it, and the one button that buys. */
export function AgreementCard(props: AgreementCardProps) {
  const { newest, offers, supplementPeriodOf, isChanged, onAccept, action, isHeld, buyLabel, onBack, ...consent } =
    props
  const t = useMessages(purchaseMessages)
  const isUnclear = action.state.phase === 'unknown' && !action.isBusy
  return (
    <Card title={t('agreement')} level={3}>
      <div className={styles.step}>
        <Consent {...consent} />
        {isChanged ? (
          <OrderChanged
            before={consent.order}
            after={newest}
            {...{ offers, supplementPeriodOf }}
            text={t('changed.text')}
            actions={
              <Button size="small" onPress={onAccept}>
                {t('changed.accept')}
              </Button>
            }
          />
        ) : (
          <ActionMessage action={action} />
        )}
        <div className={styles.actions}>
          {onBack ? (
            <Button onPress={onBack} aria-disabled={action.isBusy}>
              {t('back')}
            </Button>
          ) : null}
          {isUnclear || isChanged ? null : (
            <Button
              type="submit"
              tone="primary"
              isPending={action.isBusy}
              pendingLabel={t('buying')}
              aria-disabled={isHeld}
            >
              {buyLabel}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
