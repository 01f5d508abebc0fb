'use client'
import { Button } from '@memberkit/primitives/button'
import { FilterBar } from '@memberkit/primitives/filter-bar'
import { SearchField } from '@memberkit/primitives/search-field'
import { useRef } from 'react'
import { DaysPill } from '../filters/DaysPill.tsx'
import { OneOfPill } from '../filters/OneOfPill.tsx'
import { coreMessages } from '../messages/core.ts'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import { daysIn, filterValueLabel } from './describe-filters.ts'
import type { Arrangement } from './arrangement.ts'
import type { AnyList, ListRow, ListMessages } from './define-list.ts'
import { useListMessages } from './useListMessages.ts'
import { dayParams, type OneOfFilter } from './filters.ts'
import type { AnyListState } from './useListState.ts'
import { useSavedFilters, viewIn } from './useSavedFilters.ts'

export interface ListFilterBarProps {
  list: AnyList
  state: AnyListState
  /** The number of rows without filters. */
  count: number
  /** The columns, where a person arranges them: views with them are saved instead of filters alone. */
  arrangement?: Arrangement
}

/** Filters the list; the filters are in the URL, and one view can be saved on this device. */
export function ListFilterBar({ list, state, count, arrangement }: ListFilterBarProps) {
  const t = useMessages(toolMessages)
  const core = useMessages(coreMessages)
  const messages = useListMessages(list)
  const { locale } = useMemberkit()
  const [saved, save] = useSavedFilters(list)
  const { linkState, setLinkState, query, setQuery, isFiltered } = state
  const set = (change: AnyListState['linkState']) => setLinkState(change, { replace: true })
  const all = Object.entries(list.filters)
  const search = all.find(([, { kind }]) => kind === 'text')?.[1].label(messages)

  const canSave = list.params.some((param) => param in linkState)
  const saveButton = useRef<HTMLButtonElement>(null)
  const use = (kept: AnyListState['linkState']) => {
    set({ sort: undefined, order: undefined, ...kept })
    // The button that was pressed is gone.
    saveButton.current?.focus()
  }
  const isShown = (kept: AnyListState['linkState']) => JSON.stringify(viewIn(list, linkState)) === JSON.stringify(kept)
  const keeping = arrangement ? (
    <arrangement.Views list={list} state={state} arrangement={arrangement} />
  ) : (
    <>
      {canSave ? (
        <Button ref={saveButton} size="small" tone="quiet" onPress={() => save(linkState)}>
          {t('filterSave')}
        </Button>
      ) : null}
      {saved && !isFiltered && !isShown(saved) ? (
        <Button size="small" tone="quiet" onPress={() => use(saved)}>
          {t('filterUseSaved')}
        </Button>
      ) : null}
    </>
  )

  return (
    <FilterBar
      label={core('listFilters')}
      search={
        search ? (
          <SearchField
            size="small"
            label={search}
            isLabelHidden
            placeholder={search}
            clearLabel={t('searchClear')}
            value={query}
            onChange={setQuery}
          />
        ) : null
      }
      onClear={isFiltered ? state.clear : undefined}
      clearLabel={core('listClear')}
      actions={keeping}
      result={
        isFiltered ? t('listShownOf', { shown: state.visibleRows.length, all: messages.count(count) }) : undefined
      }
    >
      {all.map(([name, filter]) => {
        const label = filter.label(messages)
        switch (filter.kind) {
          case 'oneOf': {
            const values = (linkState[name] ?? []) as readonly string[]
            const options = optionsOf(filter, values, state.rows, messages, locale)
            // A value that all rows share filters nothing.
            if (options.length < 2 && values.length === 0) return null
            return (
              <OneOfPill
                key={name}
                label={label}
                options={options}
                values={values}
                onChange={(now) => set({ [name]: now })}
              />
            )
          }
          case 'days': {
            const [from, to] = dayParams(filter)
            return (
              <DaysPill
                key={name}
                label={label}
                days={daysIn(filter, linkState)}
                onChange={(days) => set({ [from]: days?.from, [to]: days?.to })}
              />
            )
          }
          case 'text':
            return null
        }
      })}
    </FilterBar>
  )
}

/** Returns the values that occur, plus the selected ones, sorted by label. */
function optionsOf(
  filter: OneOfFilter<ListRow, ListMessages>,
  values: readonly string[],
  rows: readonly ListRow[],
  messages: ListMessages,
  locale: string,
) {
  return [...new Set([...rows.flatMap((row) => filter.getValue(row) ?? []), ...values])]
    .map((value) => ({ value, label: filterValueLabel(filter, value, messages) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}
