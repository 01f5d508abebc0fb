'use client'
import { forwardRef, Fragment, type ReactNode, useRef, useState } from 'react'
import { ChevronEndIcon, EllipsisIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { SiteLink } from '../internal/SiteLink.tsx'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import * as styles from './Breadcrumbs.css.ts'

export interface Breadcrumb {
  label: ReactNode
  href: string
}

interface OwnProps {
  /** The name of the landmark, for example "Where you are". */
  label: string
  /** The parent pages, topmost first. */
  path: readonly Breadcrumb[]
  /** The page itself. */
  current: ReactNode
  /** The name of the button that replaces the middle of a long path, for example "Show all". */
  expandLabel: string
}

export interface BreadcrumbsProps extends OwnProps, NativeProps<'nav', OwnProps & { children: unknown }> {}

/** The path from the top of the site to this page. Renders one `<nav>`. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { label, path, current, expandLabel, ...native },
  ref,
) {
  const [isExpanded, setExpanded] = useState(false)
  const firstOfMiddle = useRef<HTMLAnchorElement>(null)
  // The pressed button is gone.
  useBrowserEffect(() => {
    if (isExpanded) firstOfMiddle.current?.focus()
  }, [isExpanded])

  // The topmost, the parent and the current page always stay.
  const isMiddle = (at: number) => !isExpanded && at > 0 && at < path.length - 1
  return (
    <nav aria-label={label} {...native} ref={ref} className={styles.root}>
      <ol role="list" className={styles.list}>
        {path.map(({ label: name, href }, at) => (
          <Fragment key={href}>
            {at === 1 && isMiddle(at) ? (
              <li className={styles.more}>
                <ChevronEndIcon className={styles.mark} />
                <button
                  type="button"
                  className={styles.expand}
                  aria-label={expandLabel}
                  title={expandLabel}
                  onClick={() => setExpanded(true)}
                >
                  <EllipsisIcon />
                </button>
              </li>
            ) : null}
            <li className={styles.item} data-middle={isMiddle(at) ? '' : undefined}>
              {at > 0 ? <ChevronEndIcon className={styles.mark} /> : null}
              <SiteLink ref={at === 1 ? firstOfMiddle : undefined} href={href} className={styles.link}>
                {name}
              </SiteLink>
            </li>
          </Fragment>
        ))}
        <li className={styles.item}>
          {path.length > 0 ? <ChevronEndIcon className={styles.mark} /> : null}
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
})
