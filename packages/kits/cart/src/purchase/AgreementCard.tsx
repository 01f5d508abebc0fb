'use client'
import { type Action, ActionMessage } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { useId } from 'react'
import { purchaseMessages } from '../messages/namespaces.ts'
import * as styles from '../order/order.css.ts'
import { Consent, type ConsentProps } from './Consent.tsx'

export interface AgreementCardProps extends ConsentProps {
  action: Action
  /** Whether there is nothing to pay with, which is said beside the button. */
  lacksMethod: boolean
  /** Why else buying has to wait is said elsewhere. */
  isHeld: boolean
  buyLabel: string
  onBack?: (() => void) | undefined
}

/** The terms to agree to, the outcome, and the one button that buys. */
export function AgreementCard(props: AgreementCardProps) {
  const { action, lacksMethod, isHeld, buyLabel, onBack, ...consent } = props
  const t = useMessages(purchaseMessages)
  const reasonId = useId()
  return (
    <Card title={t('agreement')} level={3}>
      <div className={styles.step}>
        <Consent {...consent} />
        {/* An unknown outcome is told before the payment: this card is hidden then. */}
        {action.state.phase === 'unknown' ? null : <ActionMessage action={action} />}
        <div className={styles.actions}>
          {lacksMethod ? (
            <span id={reasonId} className={styles.reason}>
              {t('buyNeedsMethod')}
            </span>
          ) : null}
          {onBack ? (
            <Button onPress={onBack} aria-disabled={action.isBusy}>
              {t('back')}
            </Button>
          ) : null}
          <Button
            type="submit"
            tone="primary"
            isPending={action.isBusy}
            pendingLabel={t('buying')}
            aria-disabled={isHeld}
            aria-describedby={lacksMethod ? reasonId : undefined}
          >
            {buyLabel}
          </Button>
        </div>
      </div>
    </Card>
  )
}
