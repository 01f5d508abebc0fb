'use client'
import { formatNumber } from '@memberkit/platform/formats'
import { Tabs } from '@memberkit/primitives/tabs'
import type { ReactNode, SyntheticEvent } from 'react'
import * as styles from './Queue.css.ts'
import { isSameView, type OwnView } from './own-views.ts'
import { type QueueFilters, type ViewName, viewNames } from './queue-link.ts'
import type { QueueWords } from './useQueueWords.ts'
import type { ViewCounts } from './useViewCounts.ts'

export interface QueueViewsProps {
  filters: QueueFilters
  own: readonly OwnView[]
  words: QueueWords
  counts: ViewCounts
  /** Whether no view has anything to show. */
  isDenied: boolean
  onChange: (filters: QueueFilters) => void
  children: ReactNode
}

/** The built-in views and one's own as tabs, with their counts once known; the cases are in the panel. */
export function QueueViews(props: QueueViewsProps) {
  const { filters, own, words, counts, isDenied, onChange, children } = props
  const { t, locale } = words
  const selected = viewIdOf(filters, own)
  const views = [
    ...viewNames.map((view) => ({ id: view as string, label: t(`view.${view}`), filters: filtersOfView(view) })),
    ...own.map(({ id, name, view }) => ({ id, label: name, filters: view })),
  ]
  const ofTab = ({ target }: SyntheticEvent) => {
    const tab = (target as Element).closest('[role="tab"]')
    const index = tab ? [...tab.parentElement!.children].indexOf(tab) : -1
    const view = views[index]
    if (view && view.id !== selected) counts.prefetch(view.filters)
  }
  if (isDenied) return children
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hints of intent from the tabs inside
    <div className={styles.views} onPointerOver={ofTab} onFocus={ofTab}>
      <Tabs
        label={t('views')}
        activation="manual"
        value={selected}
        onChange={(id) => onChange(views.find((view) => view.id === id)?.filters ?? {})}
        tabs={views.map((view) => {
          const count = counts.countOf(view.filters)
          return {
            id: view.id,
            // Tabs stay where they are when counts come, and so does the element that is being pressed then.
            label: <span className={count === undefined ? styles.uncounted : undefined}>{view.label}</span>,
            count: count === undefined ? undefined : formatNumber(count, locale),
            panel: view.id === selected ? children : null,
          }
        })}
      />
    </div>
  )
}

export const filtersOfView = (view: ViewName): QueueFilters => (view === 'open' ? {} : { view })

/** Returns one's own view that is exactly these filters, or the built-in one that they narrow. */
export const viewIdOf = (filters: QueueFilters, own: readonly OwnView[]): string =>
  own.find(({ view }) => isSameView(view, filters))?.id ?? filters.view ?? 'open'
