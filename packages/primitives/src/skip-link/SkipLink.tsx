'use client'
import { forwardRef, type MouseEvent, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './SkipLink.css.ts'

interface OwnProps {
  /** The id of the element that receives focus, in the same document or shadow root. */
  targetId: string
  /** The destination, for example "Skip to the content". */
  children: ReactNode
}

export interface SkipLinkProps extends OwnProps, NativeProps<'a', OwnProps & { href: unknown }> {}

/** Skips what is the same on every page. Put it first on the page: it is hidden until focused. Renders one `<a>`. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { targetId, onClick, children, ...native },
  ref,
) {
  return (
    <a
      {...native}
      ref={ref}
      href={`#${targetId}`}
      className={styles.skipLink}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) skipTo(targetId, event)
      }}
    >
      {children}
    </a>
  )
})

/** Moves only focus: the address may belong to a router, and a hash can't reach into a shadow tree. */
function skipTo(id: string, event: MouseEvent<HTMLElement>) {
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot
  const target = root.getElementById(id)
  if (!target) return
  event.preventDefault()
  target.focus()
  if (root.activeElement === target) return
  target.tabIndex = -1
  target.focus()
}
