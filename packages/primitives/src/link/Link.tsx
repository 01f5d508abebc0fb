'use client'
import { forwardRef, type ReactNode, useContext } from 'react'
import { ExternalIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './Link.css.ts'
import { LinkContext } from './LinkProvider.tsx'
import { safeHref } from './safe-href.ts'

export interface LinkProps extends NativeProps<'a', { target: unknown; rel: unknown }> {
  /** Addresses that could run a script are left out. */
  href: string
  children: ReactNode
  /**
   * `quiet` has the colour of the text around it and no line until pointed at: for names in tables.
   * @default 'inline'
   */
  appearance?: 'inline' | 'quiet'
  /** Opens a new tab; this says so to screen readers, for example "opens in a new tab". */
  externalLabel?: string
}

/** Goes somewhere. Renders one `<a>`; what does something here and now is a Button. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, children, appearance, externalLabel, ...native },
  ref,
) {
  const Adapter = useContext(LinkContext)
  const shared = { ...native, ref, href: safeHref(href), className: styles.link, 'data-appearance': appearance }
  // oxlint-disable-next-line react/static-components -- made by the host, once
  if (externalLabel === undefined) return <Adapter {...shared}>{children}</Adapter>
  return (
    // The new page must neither reach back into this one nor learn its address, which may carry a deep link.
    <a {...shared} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalIcon className={styles.mark} />
      <VisuallyHidden> {externalLabel}</VisuallyHidden>
    </a>
  )
})
