'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import { useEffect, useRef } from 'react'
import { attemptMessages } from '../messages/namespaces.ts'
import { formatCountdown } from './attempt.rules.ts'
import type { CooldownState } from './useCooldown.ts'

export interface CooldownNoticeProps {
  cooldown: CooldownState
  /** Whether another method can be charged meanwhile. */
  hasOther: boolean
}

/** Says why charging has to wait, how long, and what can be done meanwhile. */
export function CooldownNotice({ cooldown, hasOther }: CooldownNoticeProps) {
  const t = useMessages(attemptMessages)
  const { left, isUnchecked, recheck } = cooldown
  const isResting = left > 0
  const wasResting = useRef(false)
  useEffect(() => {
    if (wasResting.current && !isResting) announce(t('over'))
    wasResting.current = isResting
  }, [isResting, t])
  const reason = hasOther ? `${t('text')} ${t('other')}` : t('text')
  if (recheck) {
    return (
      <Alert
        tone="caution"
        actions={
          <Button size="small" onPress={recheck}>
            {t('retry')}
          </Button>
        }
      >
        {isUnchecked ? t('failed') : reason}
      </Alert>
    )
  }
  if (!isResting) return null
  return (
    // The countdown is not read out every second: the alert is announced once, when it appears.
    <Alert tone="caution" title={<span role="timer">{t('heading', { time: formatCountdown(left) })}</span>}>
      {reason}
    </Alert>
  )
}
