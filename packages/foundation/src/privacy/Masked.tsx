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

/** Milliseconds a revealed value stays in sight. */
export const revealTime = 30_000

export interface MaskedProps {
  /** What the value is, for example "National identifier". */
  label: string
  /** What the host's event and logs call it: never the value. */
  field: string
  /** What may always be seen, for example "•••• 6789". */
  mask: string
  /** The value, or how to fetch it once the person asks. Without it there is nothing to reveal. */
  value?: string | (() => Promise<string>)
  /** Who may reveal it. Left out: whoever sees the mask. */
  permission?: string
}

/** A value kept out of sight until asked for, and again 30 s later. Emits `kit.privacy.revealed`. */
export function Masked({ label, field, mask, value, permission }: MaskedProps) {
  const t = useMessages(toolMessages)
  const emit = useEmit()
  const core = useMessages(coreMessages)
  const { can, notify } = useMemberkit()
  const [isFetching, setFetching] = useState(false)
  const [revealed, setRevealed] = useState<{ mask: string; text: string }>()
  const mayReveal = t.isReady && value !== undefined && (!permission || can(permission))
  // Under another mask it is somebody else's, which nobody has asked to see.
  const isShown = mayReveal && revealed?.mask === mask
  useEffect(() => {
    if (!revealed) return undefined
    const hide = () => setRevealed(undefined)
    const timer = setTimeout(hide, revealTime)
    // Someone who leaves the window leaves no number on the screen.
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
          <span aria-label={t('masked', { label })} role="img">
            {mask}
          </span>
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
