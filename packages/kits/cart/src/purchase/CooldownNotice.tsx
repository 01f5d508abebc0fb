'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import { useEffect, useRef } from 'react'
import { purchaseMessages } from '../messages/namespaces.ts'
import { type CooldownState, formatCountdown } from './useCooldown.ts'

/** Says why paying has to wait, and how long. */
export function CooldownNotice({ cooldown }: { cooldown: CooldownState }) {
  const t = useMessages(purchaseMessages)
  const { left, isUnchecked, recheck } = cooldown
  const isResting = left > 0
  const wasResting = useRef(false)
  useEffect(() => {
    if (wasResting.current && !isResting) announce(t('cooldown.over'))
    wasResting.current = isResting
  }, [isResting, t])
  if (recheck) {
    return (
      <Alert
        tone="caution"
        actions={
          <Button size="small" onPress={recheck}>
            {t('cooldown.retry')}
          </Button>
        }
      >
        {isUnchecked ? t('cooldown.failed') : t('cooldown.text')}
      </Alert>
    )
  }
  if (!isResting) return null
  return (
    // Announced once when it appears, not every second.
    <Alert tone="caution" title={<span role="timer">{t('cooldown.heading', { time: formatCountdown(left) })}</span>}>
      {t('cooldown.text')}
    </Alert>
  )
}
