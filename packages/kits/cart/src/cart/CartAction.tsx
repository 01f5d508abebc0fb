'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { screenOnly } from '@memberkit/foundation/print'
import { Button } from '@memberkit/primitives/button'
import { Notice } from '@memberkit/primitives/notice'
import { useId } from 'react'
import { cartMessages } from '../messages/namespaces.ts'
import * as styles from './Cart.css.ts'
import { DueToday } from './DueToday.tsx'
import type { CartModel } from './useCart.ts'
import type { PersonEdits } from './useCartEdits.ts'

interface CartActionProps {
  model: CartModel
  edits: PersonEdits
  onContinue: () => void
}

/** The amount due and the way on, or the reason why there is none. */
export function CartAction({ model, edits, onContinue }: CartActionProps) {
  const t = useMessages(cartMessages)
  const id = useId()
  const { words } = edits
  const { lines, isOnline, isOrderable, blockedBy } = model
  const blocked = lines.find(({ key }) => key === blockedBy)
  const plan = blocked && words.planName(blocked).text
  const isIdle = !isOnline || !isOrderable
  return (
    <div className={`${styles.action} ${screenOnly}`}>
      <DueToday {...{ model, edits }} />
      {isIdle ? (
        <div id={id}>
          {isOnline && plan ? (
            <Notice tone="critical" isStatic>
              <span className={styles.links}>
                {t('continue.blocked', { plan })}
                <Button size="small" onPress={() => edits.focusLine(blocked.key)}>
                  {t('continue.goTo', { plan })}
                </Button>
              </span>
            </Notice>
          ) : null}
          {isOnline ? null : <Notice tone="caution">{t('continue.offline')}</Notice>}
        </div>
      ) : null}
      <Button
        tone="primary"
        aria-disabled={isIdle || undefined}
        aria-describedby={isIdle ? id : undefined}
        onPress={onContinue}
      >
        {t('continue')}
      </Button>
    </div>
  )
}
