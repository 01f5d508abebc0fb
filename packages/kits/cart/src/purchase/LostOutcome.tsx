'use client'
import { type Action, ActionMessage } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { purchaseMessages } from '../messages/namespaces.ts'
import * as styles from '../order/order.css.ts'

interface LostOutcomeProps {
  action: Action
  onBack?: (() => void) | undefined
}

/** Says that nobody knows whether the order went through, and offers the page's only steps: to look it up, and back. */
export function LostOutcome({ action, onBack }: LostOutcomeProps) {
  const t = useMessages(purchaseMessages)
  return (
    <ActionMessage
      action={action}
      actions={
        <div className={styles.nextSteps}>
          <Button tone="primary" isPending={!action.check} pendingLabel={t('lost.checking')} onPress={action.check}>
            {t('lost.check')}
          </Button>
          {onBack ? (
            <Button onPress={onBack} aria-disabled={action.isBusy}>
              {t('back')}
            </Button>
          ) : null}
        </div>
      }
    />
  )
}
