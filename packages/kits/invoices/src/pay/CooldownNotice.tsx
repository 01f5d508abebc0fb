'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import { useEffect, useRef } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import { formatCountdown, type CooldownState } from './useCooldown.ts'

/** Says why paying has to wait, how long, and what can be done meanwhile. */
export function CooldownNotice({ cooldown, hasOther }: { cooldown: CooldownState; hasOther: boolean }) {
  const t = useMessages(payMessages)
  const { left, isUnchecked, recheck } = cooldown
  const isResting = left > 0
  const wasResting = useRef(false)
  useEffect(() => {
    if (wasResting.current && !isResting) announce(t('cooldown.over'))
    wasResting.current = isResting
  }, [isResting, t])
  const reason = hasOther ? `${t('cooldown.text')} ${t('cooldown.other')}` : t('cooldown.text')
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
        {isUnchecked ? t('cooldown.failed') : reason}
      </Alert>
    )
  }
  if (!isResting) return null
  return (
    // The countdown is not read out every second: the alert is announced once, when it appears.
    <Alert tone="caution" title={<span role="timer">{t('cooldown.heading', { time: formatCountdown(left) })}</span>}>
      {reason}
    </Alert>
  )
}
