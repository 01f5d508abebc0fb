'use client'
import { type Action, ActionMessage } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { purchaseMessages } from '../messages/namespaces.ts'
import * as styles from '../order/order.css.ts'
import { Consent, type ConsentProps } from './Consent.tsx'

export interface AgreementCardProps extends ConsentProps {
  action: Action
  /** Why buying has to wait is said elsewhere. */
  isHeld: boolean
  buyLabel: string
  onBack?: (() => void) | undefined
}

/** What is agreed to, what became of it, and the one button that buys. */
export function AgreementCard(props: AgreementCardProps) {
  const { action, isHeld, buyLabel, onBack, ...consent } = props
  const t = useMessages(purchaseMessages)
  const isUnclear = action.state.phase === 'unknown' && !action.isBusy
  return (
    <Card title={t('agreement')} level={3}>
      <div className={styles.step}>
        <Consent {...consent} />
        <ActionMessage action={action} />
        <div className={styles.actions}>
          {onBack ? (
            <Button onPress={onBack} aria-disabled={action.isBusy}>
              {t('back')}
            </Button>
          ) : null}
          {isUnclear ? null : (
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
