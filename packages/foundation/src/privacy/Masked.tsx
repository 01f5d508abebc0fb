'use client'
import { Button } from '@memberkit/primitives/button'
import { useEffect, useState } from 'react'
import { useEmit } from '../events/useEmit.ts'
import { coreMessages } from '../messages/core.ts'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import * as styles from './Masked.css.ts'
import { replayMask } from './replay.ts'

/** Milliseconds a revealed value stays visible. */
export const revealDuration = 30_000

export interface MaskedProps {
  /** The value's label, for example "National identifier". */
  label: string
  /** The value's name in the host's event and logs: never the value. */
  field: string
  /** The text that is always visible, for example "•••• 6789". */
  mask: string
  /** The value, or a function that fetches it on reveal. Without it, nothing can be revealed. */
  value?: string | (() => Promise<string>)
  /** The permission to reveal it. @default none */
  permission?: string
}

/** A value that is hidden until revealed, and hidden again after 30 s. Emits `kit.privacy.revealed`. */
export function Masked({ label, field, mask, value, permission }: MaskedProps) {
  const t = useMessages(toolMessages)
  const emit = useEmit()
  const core = useMessages(coreMessages)
  const { can, notify } = useMemberkit()
  const [isFetching, setFetching] = useState(false)
  const [revealed, setRevealed] = useState<{ mask: string; text: string }>()
  const mayReveal = t.isReady && value !== undefined && (!permission || can(permission))
  // Another mask means another person's value, which nobody has asked to reveal.
  const isShown = mayReveal && revealed?.mask === mask
  useEffect(() => {
    if (!revealed) return undefined
    const hide = () => setRevealed(undefined)
    const timer = setTimeout(hide, revealDuration)
    // Leaving the window hides the value.
    addEventListener('blur', hide)
    return () => {
      clearTimeout(timer)
      removeEventListener('blur', hide)
    }
  }, [revealed])

  const reveal = async () => {
    emit('kit.privacy.revealed', { field })
    if (typeof value === 'string') return setRevealed({ mask, text: value })
    setFetching(true)
    try {
      setRevealed({ mask, text: (await value?.()) ?? '' })
    } catch {
      notify({ tone: 'critical', message: core('failedTitle') })
    } finally {
      setFetching(false)
    }
  }

  return (
    <span className={styles.masked} {...replayMask}>
      <span className={styles.value}>
        {isShown ? (
          typeof value === 'string' ? (
            value
          ) : (
            revealed.text
          )
        ) : (
          <span {...(t.isReady && { role: 'img', 'aria-label': t('masked', { label }) })}>{mask}</span>
        )}
      </span>
      {mayReveal ? (
        <Button
          tone="quiet"
          size="small"
          isPending={isFetching}
          aria-label={t(isShown ? 'hideOf' : 'revealOf', { label })}
          onPress={() => (isShown ? setRevealed(undefined) : void reveal())}
        >
          {t(isShown ? 'hide' : 'reveal')}
        </Button>
      ) : null}
    </span>
  )
}
