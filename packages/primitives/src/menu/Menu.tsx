'use client'
import {
  Children,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ChevronDownIcon } from '../icons/index.ts'
import { beside } from '../internal/floating.css.ts'
import { stop } from '../internal/stop.ts'
import { useTogglePress } from '../internal/use-toggle-press.ts'
import { CloseMenu } from './context.ts'
import { MenuList, type MenuAlign } from './MenuList.tsx'

type Handled = 'children' | 'content' | 'onPress' | 'onKeyDown' | 'onPointerDown'

export interface MenuProps extends Omit<ButtonProps, Handled> {
  /** The button's text, and the menu's name. */
  label: string
  /** Replaces the text, for example three dots in a table row. */
  icon?: ReactNode
  /** Replaces the text and its arrow; has the text in it, at least for screen readers. */
  content?: ReactNode
  /** Which edges of button and menu are aligned. @default 'start' */
  align?: MenuAlign
  /** Whether it starts open: for a menu whose code was loaded by the press. */
  defaultOpen?: boolean
  /** MenuItem, MenuSection and MenuSeparator. Without any, nothing is rendered. */
  children?: ReactNode
}

/** A button that opens a list of actions. The ref and other attributes reach the `<button>`. */
export const Menu = forwardRef<HTMLButtonElement, MenuProps>(function Menu(
  { label, icon, content, align = 'start', defaultOpen, children, ...button },
  forwarded,
) {
  const trigger = useRef<HTMLButtonElement>(null)
  useImperativeHandle(forwarded, () => trigger.current as HTMLButtonElement, [])
  const id = useId()
  const [openAt, setOpenAt] = useState<'first' | 'last' | undefined>(defaultOpen ? 'first' : undefined)
  const isOpen = openAt !== undefined
  const press = useTogglePress(isOpen, (opens) => setOpenAt(opens ? 'first' : undefined))
  const onClosed = useCallback(() => setOpenAt(undefined), [])
  const close = useCallback(() => {
    trigger.current?.focus()
    onClosed()
  }, [onClosed])

  if (Children.toArray(children).length === 0) return null
  const attributes = {
    ...button,
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    ...press,
    onKeyDown: (event: KeyboardEvent) => {
      const isIdle = button.isPending || button['aria-disabled']
      if (isOpen || isIdle || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  } as const

  return (
    <span className={beside} onClick={stop}>
      {icon ? (
        <IconButton {...attributes} label={label} icon={icon} />
      ) : (
        <Button {...attributes}>
          {content ?? (
            <>
              {label}
              <ChevronDownIcon />
            </>
          )}
        </Button>
      )}
      {isOpen ? (
        <CloseMenu.Provider value={close}>
          <MenuList {...{ id, label, align, openAt, trigger, close, onClosed }}>{children}</MenuList>
        </CloseMenu.Provider>
      ) : null}
    </span>
  )
})
