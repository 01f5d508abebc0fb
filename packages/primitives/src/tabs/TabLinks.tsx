'use client'
import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { SiteLink } from '../internal/SiteLink.tsx'
import { type TabContent, TabFace } from './TabFace.tsx'
import * as styles from './Tabs.css.ts'
import { useScrolledIntoView } from './useScrolledIntoView.ts'

export interface TabLink extends TabContent {
  href: string
}

interface OwnProps {
  /** Name of the landmark. */
  label: string
  links: readonly TabLink[]
  /** The `href` of the current page. */
  current: string | undefined
}

export interface TabLinksProps extends OwnProps, NativeProps<'nav', OwnProps & { children: unknown }> {}

/** Links to the pages of one object, which look like tabs. Renders one `<nav>`. */
export const TabLinks = forwardRef<HTMLElement, TabLinksProps>(function TabLinks(
  { label, links, current, ...native },
  ref,
) {
  const list = useScrolledIntoView<HTMLUListElement>(current)
  return (
    <nav aria-label={label} {...native} ref={ref} className={styles.root}>
      <ul role="list" ref={list} className={styles.list}>
        {links.map(({ href, ...content }) => (
          <li key={href} className={styles.entry}>
            <SiteLink href={href} className={styles.tab} aria-current={href === current ? 'page' : undefined}>
              <TabFace {...content} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
})
