import { type ReactNode, useState } from 'react'
import { ChevronDownIcon } from '../icons/index.ts'
import { SiteLink } from '../internal/SiteLink.tsx'
import type { SideNavGroup, SideNavItem } from './SideNav.tsx'
import * as styles from './SideNav.css.ts'

interface SideNavListProps {
  items: readonly SideNavItem[]
  current: string | undefined
  labelledBy?: string
}

export function SideNavList({ items, current, labelledBy }: SideNavListProps) {
  return (
    <ul role="list" aria-labelledby={labelledBy} className={styles.list}>
      {items.map((item, at) => (
        <li key={'href' in item ? item.href : at} className={styles.item}>
          {'href' in item ? (
            <SiteLink
              href={item.href}
              className={styles.entry}
              aria-current={item.href === current ? 'page' : undefined}
            >
              {renderEntry(item.icon, item.label)}
              {item.count === undefined || item.count === null ? null : (
                <>
                  {' '}
                  <span className={styles.count}>{item.count}</span>
                </>
              )}
            </SiteLink>
          ) : (
            <Group group={item} current={current} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Group({ group, current }: { group: SideNavGroup; current: string | undefined }) {
  const isWithin = leadsTo(group, current)
  const [isOpen, setOpen] = useState(isWithin)
  const [wasWithin, setWasWithin] = useState(isWithin)
  // Expands when one of its pages becomes current, and stays so afterwards.
  if (isWithin !== wasWithin) {
    setWasWithin(isWithin)
    if (isWithin) setOpen(true)
  }
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={(event) => {
        // React also bubbles events of nested groups.
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open)
      }}
    >
      <summary className={styles.entry}>
        {renderEntry(group.icon, group.label)}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <SideNavList items={group.items} current={current} />
    </details>
  )
}

function renderEntry(icon: ReactNode, label: ReactNode) {
  return (
    <>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.label}>{label}</span>
    </>
  )
}

function leadsTo({ items }: SideNavGroup, href: string | undefined): boolean {
  return items.some((item) => ('href' in item ? item.href === href : leadsTo(item, href)))
}
