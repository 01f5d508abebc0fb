'use client'
import { forwardRef, type ReactNode, type Ref, useContext, useId } from 'react'
import { CheckIcon } from '../icons/index.ts'
import { isUnavailable } from '../internal/is-unavailable.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { SiteLink } from '../internal/SiteLink.tsx'
import { CloseMenu } from './context.ts'
import * as styles from './Menu.css.ts'

interface OwnProps {
  children: ReactNode
  icon?: ReactNode
  description?: ReactNode
  /** @default 'neutral' */
  tone?: 'neutral' | 'critical'
  /** Why the item is unavailable. It stays in the list, greyed out, with this text below. */
  unavailableReason?: ReactNode
  /** Whether the reason is visible elsewhere, for several items at once: here it is for screen readers only. */
  isReasonHidden?: boolean
  /** Makes it a checkable item. */
  isChecked?: boolean
  /** Called after the menu has closed and its button has focus again. */
  onPress?: () => void
  /** Makes it a link, through the host's router. */
  href?: string
}

export interface MenuItemProps extends OwnProps, Omit<NativeProps<'button', OwnProps>, 'role' | 'type' | 'onClick'> {}

/** An action of a Menu. Without `onPress`, `href` and `unavailableReason` it renders nothing. */
export const MenuItem = forwardRef<HTMLElement, MenuItemProps>(function MenuItem(
  {
    children,
    icon,
    description,
    tone = 'neutral',
    unavailableReason,
    isReasonHidden,
    isChecked,
    onPress,
    href,
    ...native
  },
  ref,
) {
  const close = useContext(CloseMenu)
  const id = useId()
  const isLocked = isUnavailable(unavailableReason)
  if (!onPress && !href && !isLocked) return null

  const note = unavailableReason ?? description
  const Element = href && !isLocked ? SiteLink : 'button'
  return (
    <Element
      {...(native as object)}
      {...((Element === 'button' ? { type: 'button' } : { href }) as { href: string })}
      ref={ref as Ref<never>}
      role={isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      tabIndex={-1}
      className={styles.item}
      data-tone={tone}
      aria-checked={isChecked}
      aria-disabled={isLocked || undefined}
      aria-describedby={note ? id : undefined}
      onClick={() => {
        if (isLocked) return
        close()
        onPress?.()
      }}
    >
      {isChecked === undefined ? null : <span className={styles.mark}>{isChecked ? <CheckIcon /> : null}</span>}
      {icon}
      <span className={styles.words}>
        {children}
        {note ? (
          // Excluded from the name, which it describes.
          <span id={id} aria-hidden="true" hidden={isReasonHidden} className={styles.note}>
            {note}
          </span>
        ) : null}
      </span>
    </Element>
  )
})
