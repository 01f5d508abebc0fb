'use client'
import { forwardRef, type ReactNode, useCallback, useId, useImperativeHandle, useRef, useState } from 'react'
import { ChevronDownIcon } from '../icons/common.tsx'
import { beside } from '../internal/floating.css.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { useTogglePress } from '../internal/use-toggle-press.ts'
import { PopoverPanel } from '../popover/PopoverPanel.tsx'
import * as styles from './FilterBar.css.ts'

interface OwnProps {
  /** Names the filter, for example "Status": the button's label while unset, and the popover's name. */
  label: string
  /** The button's label while set: filter and value, for example "Status: Paid". */
  applied?: string
  /**
   * The filter's controls. As a function, receives a callback that closes the popover and focuses the filter's button.
   */
  children: ReactNode | ((close: () => void) => ReactNode)
}

export interface FilterPillProps
  extends OwnProps, Omit<NativeProps<'button', OwnProps>, 'type' | 'onClick' | 'onPointerDown'> {}

/** A filter of a FilterBar: shows its value, and opens a popover that sets it. The ref is the `<button>`'s. */
export const FilterPill = forwardRef<HTMLButtonElement, FilterPillProps>(function FilterPill(
  { label, applied, children, ...button },
  forwarded,
) {
  const trigger = useRef<HTMLButtonElement>(null)
  useImperativeHandle(forwarded, () => trigger.current as HTMLButtonElement, [])
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { onPointerDown, onPress } = useTogglePress(isOpen, (opens) => {
    if (opens && trigger.current) makeRoomBelow(trigger.current)
    setOpen(opens)
  })
  const onClosed = useCallback(() => setOpen(false), [])
  const close = useCallback(() => {
    trigger.current?.focus()
    onClosed()
  }, [onClosed])
  return (
    <span className={beside}>
      <button
        {...button}
        ref={trigger}
        type="button"
        className={styles.pill}
        data-applied={applied ? '' : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerDown={onPointerDown}
        onClick={onPress}
      >
        <span className={styles.pillText}>{applied ?? label}</span>
        <ChevronDownIcon />
      </button>
      {isOpen ? (
        <PopoverPanel isSheet align="start" initialFocus="first" {...{ id, label, trigger, close, onClosed }}>
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      ) : null}
    </span>
  )
})

/** The height that most filters need, in CSS pixels. */
const roomOfPopover = 240

/** Scrolls a button up where its popover would else open over what stands above the list, such as a page's main task. */
function makeRoomBelow(button: HTMLElement) {
  if (innerHeight - button.getBoundingClientRect().bottom < roomOfPopover) button.scrollIntoView({ block: 'center' })
}
