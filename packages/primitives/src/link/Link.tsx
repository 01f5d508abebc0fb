'use client'
import { forwardRef, type ReactNode } from 'react'
import { ExternalIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { SiteLink } from '../internal/SiteLink.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './Link.css.ts'
import { safeHref } from './safe-href.ts'

export interface LinkProps extends NativeProps<'a', { target: unknown; rel: unknown }> {
  /** Addresses that could run a script are omitted. */
  href: string
  children: ReactNode
  /**
   * `quiet` inherits the text colour and is underlined on hover only: for names in tables.
   * @default 'inline'
   */
  appearance?: 'inline' | 'quiet'
  /** Opens a new tab, and says so to screen readers, for example "opens in a new tab". */
  externalLabel?: string
}

/** Navigates to another address. Renders one `<a>`; for an action on this page, use Button. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, children, appearance, externalLabel, ...native },
  ref,
) {
  const shared = { ...native, ref, className: styles.link, 'data-appearance': appearance }
  if (externalLabel === undefined)
    return (
      <SiteLink {...shared} href={href}>
        {children}
      </SiteLink>
    )
  return (
    // The new page must neither access this one nor learn its address, which may contain a deep link.
    <a {...shared} href={safeHref(href)} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalIcon className={styles.mark} />
      <VisuallyHidden> {externalLabel}</VisuallyHidden>
    </a>
  )
})
