'use client'
import { Button } from '@memberkit/primitives/button'
import { FilterIcon } from '@memberkit/primitives/icons'
import { type ReactNode, useState } from 'react'
import { coreMessages } from '../messages/core.ts'
import { useMessages } from '../messages/useMessages.ts'
import { ExportButton } from './ExportButton.tsx'
import type { AnyList } from './define-list.ts'
import { dayParams } from './filters.ts'
import * as styles from './List.css.ts'
import type { ListExportMenuProps } from './ListExportMenu.tsx'
import type { AnyListState } from './useListState.ts'

interface ListToolsProps extends ListExportMenuProps {
  areFiltersOpen: boolean
  onToggleFilters: () => void
  /** Comes last. */
  children?: ReactNode
}

/** The tools of a list. What they open loads when the pointer or focus comes near. */
export function ListTools({ areFiltersOpen, onToggleFilters, children, ...menu }: ListToolsProps) {
  const { filters, FilterBar, ExportMenu } = menu.list
  const t = useMessages(coreMessages)
  const set = filtersSet(menu.list, menu.state)
  const [isExporting, setExporting] = useState(false)
  return (
    <div className={styles.tools}>
      {Object.keys(filters).length > 0 ? (
        <Button
          size="small"
          aria-expanded={areFiltersOpen}
          onPress={onToggleFilters}
          onPointerEnter={FilterBar.preload}
          onFocus={FilterBar.preload}
        >
          <FilterIcon />
          {t('listFilters')}
          {set > 0 ? ` (${set})` : null}
        </Button>
      ) : null}
      {isExporting ? (
        <ExportMenu {...menu} />
      ) : (
        <ExportButton
          onPress={() => setExporting(true)}
          onPointerEnter={ExportMenu.preload}
          onFocus={ExportMenu.preload}
        />
      )}
      {children ? <div className={styles.added}>{children}</div> : null}
    </div>
  )
}

/** Returns the number of filters in force. */
const filtersSet = ({ filters }: AnyList, { linkState, query }: AnyListState) =>
  Object.entries(filters).filter(([name, filter]) => {
    if (filter.kind === 'text') return query
    return (filter.kind === 'days' ? dayParams(filter) : [name]).some((param) => param in linkState)
  }).length
