'use client'
import type { Resource } from '@memberkit/foundation'
import { Button } from '@memberkit/primitives/button'
import { ChevronDownIcon, FilterIcon, UnknownIcon } from '@memberkit/primitives/icons'
import { IconButton } from '@memberkit/primitives/icon-button'
import { SearchField } from '@memberkit/primitives/search-field'
import { Heading } from '@memberkit/primitives/text'
import { type ReactNode, type RefObject, useState } from 'react'
import type { OwnView } from './own-views.ts'
import * as styles from './Queue.css.ts'
import type { QueueFilters } from './queue-link.ts'
import { ExportPart, FilterBarPart, KeysDialogPart, QueuePrintPart } from './queue-parts.tsx'
import { filterNames } from './queue.rules.ts'
import type { QueueData } from './useQueue.ts'
import type { QueueWords } from './useQueueWords.ts'

export interface QueueHeaderProps {
  words: QueueWords
  level: 1 | 2 | 3
  resource: Resource<QueueData>
  filters: QueueFilters
  own: readonly OwnView[]
  text: string
  onText: (text: string) => void
  search: RefObject<HTMLInputElement | null>
  areFiltersOpen: boolean
  onToggleFilters: () => void
  onShowKeys: () => void
  tools: ReactNode
  /** Whether the person may not search: only the host's own tools are left. */
  isDenied: boolean
  /** Whether the number of cases is said elsewhere: at the view's tab, or beside the filters. */
  isCounted: boolean
  /** The element to print. */
  printed: RefObject<HTMLElement | null>
}

/** The title, the number of cases, the search and the tools. What they open loads when it is asked for. */
export function QueueHeader(props: QueueHeaderProps) {
  const {
    words,
    level,
    resource,
    filters,
    own,
    text,
    onText,
    search,
    areFiltersOpen,
    tools,
    isDenied,
    isCounted,
    printed,
  } = props
  const { t } = words
  const data = resource.state === 'ready' ? resource.data : undefined
  const [isExporting, setExporting] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const set = filterNames(filters).length
  return (
    <div className={styles.header}>
      <div className={styles.title}>
        <Heading level={level} size="lg">
          {t('title')}
        </Heading>
        <span className={styles.quiet}>
          {data
            ? isCounted
              ? t('oldest')
              : t('count', { count: data.total, total: data.total })
            : resource.state === 'loading'
              ? t('loading')
              : // Words or not, it keeps their line, so that the title stays where it was.
                isDenied
                ? '\u00A0'
                : t('oldest')}
        </span>
      </div>
      <div className={`${styles.tools} ${styles.screenOnly}`}>
        {isDenied ? null : (
          <>
            <div className={styles.search}>
              <SearchField
                ref={search}
                size="small"
                label={t('search')}
                isLabelHidden
                placeholder={t('search.hint')}
                clearLabel={t('search.clear')}
                value={text}
                onChange={onText}
                autoComplete="off"
                spellCheck={false}
              />
            </div>
            <Button
              size="small"
              aria-expanded={areFiltersOpen}
              onPress={props.onToggleFilters}
              onPointerEnter={FilterBarPart.preload}
              onFocus={FilterBarPart.preload}
            >
              <FilterIcon />
              {t('filters')}
              {set > 0 ? ` (${set})` : null}
            </Button>
            {isExporting && data ? (
              <ExportPart {...{ data, words }} onPrint={() => setPrinting(true)} />
            ) : (
              <Button
                size="small"
                aria-haspopup="menu"
                aria-expanded={false}
                aria-disabled={!data || data.rows.length === 0}
                onPress={() => data && data.rows.length > 0 && setExporting(true)}
                onPointerEnter={ExportPart.preload}
                onFocus={ExportPart.preload}
              >
                {t('export')}
                <ChevronDownIcon />
              </Button>
            )}
            <span className={styles.keys}>
              <IconButton
                size="small"
                label={t('keys')}
                icon={<UnknownIcon />}
                onPress={props.onShowKeys}
                onPointerEnter={KeysDialogPart.preload}
              />
            </span>
          </>
        )}
        {tools}
      </div>
      {isPrinting || set > 0 || filters.view ? (
        <QueuePrintPart
          key={String(isPrinting)}
          {...{ filters, own, words, text }}
          job={isPrinting ? { printed, onEnd: () => setPrinting(false) } : undefined}
        />
      ) : null}
    </div>
  )
}
