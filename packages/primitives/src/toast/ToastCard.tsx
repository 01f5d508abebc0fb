import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { afterMotion } from '../internal/after-motion.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CloseIcon, type Icon } from '../icons/index.ts'
import { toneIcons } from '../internal/tone-icons.ts'
import type { Tone } from '../internal/tones.ts'
import type { QueuedToast, ToastQueue } from './queue.ts'
import * as styles from './Toast.css.ts'

/** A neutral toast has no icon. */
const icons: Record<Tone, Icon | undefined> = { ...toneIcons, neutral: undefined }

interface ToastCardProps {
  queue: ToastQueue
  toast: QueuedToast
  closeLabel: string
  isPaused: boolean
  onLeave: (card: Element) => void
}

export function ToastCard({ queue, toast, closeLabel, isPaused, onLeave }: ToastCardProps) {
  const { id, message, description, tone = 'neutral', action, timeout } = toast
  const card = useRef<HTMLLIElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const Icon = icons[tone]

  function leave() {
    if (card.current) onLeave(card.current)
    setLeaving(true)
  }
  useCountdown(timeout, isPaused || isLeaving, setLeaving)

  useEffect(() => {
    if (isLeaving && card.current) afterMotion(card.current, () => queue.dismiss(id))
  }, [isLeaving, queue, id])

  return (
    <li ref={card} className={styles.item} data-leaving={isLeaving ? '' : undefined}>
      <div className={styles.card} data-tone={tone} data-mk-raised="">
        {Icon ? <Icon className={styles.icon} /> : null}
        <div className={styles.content}>
          <div className={styles.words}>
            <div className={styles.message}>{message}</div>
            {description ? <div className={styles.description}>{description}</div> : null}
          </div>
          {action ? (
            <Button
              size="small"
              onPress={() => {
                leave()
                action.onPress()
              }}
            >
              {action.label}
            </Button>
          ) : null}
        </div>
        <IconButton size="small" label={closeLabel} icon={<CloseIcon />} onPress={leave} data-close />
      </div>
    </li>
  )
}

function useCountdown(timeout: QueuedToast['timeout'], isPaused: boolean, end: (isOver: true) => void) {
  const left = useRef(timeout)
  useEffect(() => {
    const { current } = left
    if (isPaused || current === 'never') return
    const start = performance.now()
    const timer = setTimeout(end, current, true)
    return () => {
      clearTimeout(timer)
      left.current = current - (performance.now() - start)
    }
  }, [isPaused, end])
}
