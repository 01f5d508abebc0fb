'use client'
import { Children, forwardRef, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { numberFormat } from '../internal/number-format.ts'
import { useLocale } from '../locale/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './Avatar.css.ts'

interface OwnProps {
  /** The accessible name of the group: "Covered by this plan". */
  label: string
  /** Avatars of the same size, most important first. */
  children: ReactNode
  /**
   * The number of places; if there are more avatars, the last place shows the count of the rest.
   * @default 4
   */
  max?: number
  /** The accessible name of "+3": "and 3 more". */
  moreLabel: (count: number) => string
  /**
   * The size of the avatars.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | 'xlarge'
}

export interface AvatarGroupProps extends OwnProps, NativeProps<'ul', OwnProps & { 'aria-label': unknown }> {}

/** A few people in a small space. Renders a `<ul>`. */
export const AvatarGroup = forwardRef<HTMLUListElement, AvatarGroupProps>(function AvatarGroup(
  { label, children, max = 4, moreLabel, size = 'medium', ...native },
  ref,
) {
  const { locale } = useLocale()
  const all = Children.toArray(children)
  // Never "+1": the remaining person fits in that place.
  const shown = all.length > max ? all.slice(0, max - 1) : all
  const more = all.length - shown.length
  return (
    // Safari takes the list out of the accessibility tree together with its bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={label} {...native} ref={ref} className={styles.group} data-size={size}>
      {shown.map((avatar, at) => (
        <li key={at} className={styles.member}>
          {avatar}
        </li>
      ))}
      {more > 0 ? (
        <li className={styles.member}>
          <span className={styles.avatar} data-size={size} data-more="" aria-hidden="true">
            {numberFormat(locale, { signDisplay: 'always' }).format(more)}
          </span>
          <VisuallyHidden>{moreLabel(more)}</VisuallyHidden>
        </li>
      ) : null}
    </ul>
  )
})
