'use client'
import { forwardRef, type ReactNode, useId } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './SideNav.css.ts'
import { SideNavList } from './SideNavList.tsx'

export interface SideNavLink {
  label: ReactNode
  href: string
  icon?: ReactNode
  /** The number of items that need attention. */
  count?: ReactNode
}

/** Links under one that expands. Expanded while one of them is the current page. */
export interface SideNavGroup {
  label: ReactNode
  icon?: ReactNode
  items: readonly SideNavItem[]
}

export type SideNavItem = SideNavLink | SideNavGroup

/** Related links. */
export interface SideNavSection {
  title?: ReactNode
  items: readonly SideNavItem[]
}

interface OwnProps {
  /** The name of the landmark, for example "Main". */
  label: string
  sections: readonly SideNavSection[]
  /** The `href` of the current page's link. */
  current: string | undefined
}

export interface SideNavProps extends OwnProps, NativeProps<'nav', OwnProps & { children: unknown }> {}

/** Navigation between the pages of a site, as a list. Renders one `<nav>`. */
export const SideNav = forwardRef<HTMLElement, SideNavProps>(function SideNav(
  { label, sections, current, ...native },
  ref,
) {
  const id = useId()
  return (
    <nav aria-label={label} {...native} ref={ref} className={styles.root}>
      {sections.map(({ title, items }, at) => (
        <div key={at} className={styles.section}>
          {title ? (
            <div id={`${id}${at}`} className={styles.title}>
              {title}
            </div>
          ) : null}
          <SideNavList items={items} current={current} labelledBy={title ? `${id}${at}` : undefined} />
        </div>
      ))}
    </nav>
  )
})
