import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { endEvent } from '../internal/end-event.ts'
import { hasFocus } from '../internal/focused-in.ts'
import { holdEscape } from '../internal/hold-escape.ts'
import { followModals } from './follow-modals.ts'
import type { QueuedToast, ToastQueue } from './queue.ts'
import * as styles from './Toast.css.ts'
import { ToastCard } from './ToastCard.tsx'
import { yieldToFocus } from './yield-to-focus.ts'

const mostVisible = 3

/** With a class, because a host's rules for `div` would otherwise be inherited. */
function createHost() {
  const host = document.createElement('div')
  host.className = styles.host
  return host
}

interface ToastStackProps {
  queue: ToastQueue
  toasts: readonly QueuedToast[]
  label: string
  closeLabel: string
  home: RefObject<HTMLElement | null>
}

/** The visible toasts, mounted only if there are any. */
export function ToastStack({ queue, toasts, label, closeLabel, home }: ToastStackProps) {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const [host] = useState(createHost)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  useLayoutEffect(() => (home.current ? followModals(host, home.current) : undefined), [home, host])

  useEffect(() => (region.current ? yieldToFocus(region.current) : undefined), [])

  useEffect(() => {
    const onF6 = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      if (region.current && hasFocus(region.current)) cameFrom.current?.focus()
      else region.current?.focus()
    }
    document.addEventListener('keydown', onF6)
    return () => document.removeEventListener('keydown', onF6)
  }, [])

  useEffect(() => (isFocused ? holdEscape() : undefined), [isFocused])

  const isOutside = (target: EventTarget | null) => !region.current?.contains(target as Node | null)

  function onFocus({ relatedTarget }: FocusEvent) {
    if (isOutside(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null
    setFocused(true)
  }

  function onKeyDown(event: KeyboardEvent) {
    const card = (event.target as Element).closest('li')
    if (event.key !== 'Escape' || !card) return
    // Otherwise, Escape closes the dialog below.
    event.preventDefault()
    endEvent(event)
    card.querySelector<HTMLElement>('[data-close]')?.click()
  }

  /** Keeps focus when the card that contains it is removed. */
  function onLeave(card: Element) {
    if (!hasFocus(card)) return
    const next = card.nextElementSibling ?? card.previousElementSibling
    const refuge = next?.querySelector<HTMLElement>('[data-close]') ?? cameFrom.current
    refuge?.focus()
  }

  return createPortal(
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      tabIndex={-1}
      className={styles.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={({ relatedTarget }) => setFocused(!isOutside(relatedTarget))}
      onKeyDown={onKeyDown}
    >
      <ol className={styles.list}>
        {toasts.slice(0, mostVisible).map((toast) => (
          <ToastCard
            key={toast.id}
            queue={queue}
            toast={toast}
            closeLabel={closeLabel}
            isPaused={isHovered || isFocused}
            onLeave={onLeave}
          />
        ))}
      </ol>
    </section>,
    host,
  )
}
