import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CloseIcon } from '../icons/index.ts'
import { controlsOf } from '../internal/controls-of.ts'
import { endEvent } from '../internal/end-event.ts'
import type { Align } from '../internal/position-popover.ts'
import { useAnchoredPopover } from '../internal/use-anchored-popover.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import * as styles from './Popover.css.ts'

interface PopoverPanelProps {
  id: string
  label: string
  heading?: ReactNode
  closeLabel?: string
  align: Align
  initialFocus: 'first' | 'panel'
  /** Whether it comes from the lower edge of a phone's screen, with its name as title, and covers nothing above. */
  isSheet?: boolean
  trigger: RefObject<HTMLElement | null>
  close: () => void
  /** Called when an outside press or a change of focus closes it. */
  onClosed: () => void
  children: ReactNode
}

/** The panel of a Popover, mounted only while open. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { id, label, heading, closeLabel, align, initialFocus, isSheet, trigger, close, onClosed, children } = props
  const ref = useAnchoredPopover(trigger, align, onClosed)
  const headingId = useId()
  const textId = initialFocus === 'panel' ? `${headingId}text` : undefined

  useBrowserEffect(() => {
    const panel = ref.current
    if (!panel) return
    const first = initialFocus === 'first' ? controlsOf(panel)[0] : undefined
    ;(first ?? panel).focus()
  }, [initialFocus, ref])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Keeps Escape from a surrounding dialog.
    endEvent(event)
    event.preventDefault()
    close()
  }

  // Closes when focus leaves, because it may cover the newly focused element.
  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) onClosed()
  }

  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={heading ? undefined : label}
      aria-labelledby={heading ? headingId : undefined}
      aria-describedby={textId}
      tabIndex={-1}
      className={styles.popover}
      data-mk-raised=""
      data-align={align}
      data-sheet={isSheet ? '' : undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {heading ? (
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
      ) : null}
      {isSheet ? (
        <div aria-hidden="true" className={styles.sheetTitle}>
          {label}
        </div>
      ) : null}
      <div id={textId} className={styles.content}>
        {children}
      </div>
      {closeLabel ? (
        <span className={styles.close}>
          <IconButton size="small" label={closeLabel} icon={<CloseIcon />} onPress={close} />
        </span>
      ) : null}
    </div>
  )
}
