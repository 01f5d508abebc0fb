'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import { useEffect, useRef } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import { clockWords, type CooldownState } from './useCooldown.ts'

/** Says why paying has to wait, how long, and what can be done meanwhile. */
export function CooldownNotice({ cooldown, hasOther }: { cooldown: CooldownState; hasOther: boolean }) {
  const t = useMessages(payMessages)
  const isCounting = cooldown.left > 0
  const wasCounting = useRef(false)
  useEffect(() => {
    if (wasCounting.current && !isCounting) announce(t('cooldown.over'))
    wasCounting.current = isCounting
  }, [isCounting, t])
  if (cooldown.isUnchecked) {
    return (
      <Alert
        tone="caution"
        actions={
          <Button size="small" onPress={cooldown.recheck}>
            {t('cooldown.retry')}
          </Button>
        }
      >
        {t('cooldown.failed')}
      </Alert>
    )
  }
  if (cooldown.left === 0) return null
  return (
    // The countdown is not read out every second: the alert is announced once, when it appears.
    <Alert
      tone="caution"
      title={<span role="timer">{t('cooldown.heading', { time: clockWords(cooldown.left) })}</span>}
    >
      {t('cooldown.text')}
      {hasOther ? ` ${t('cooldown.other')}` : null}
    </Alert>
  )
}
