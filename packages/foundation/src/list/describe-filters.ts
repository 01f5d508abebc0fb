import type { Locale } from '@memberkit/platform/formats'
import { describeDays } from '../filters/describe-days.ts'
import type { tools } from '../messages/en-US/tools.ts'
import type { Translate } from '../messages/messages.ts'
import { humanize } from '../status/status.ts'
import type { AnyList, ListMessages } from './define-list.ts'
import { dayParams, type DaysFilter, type OneOfFilter } from './filters.ts'
import type { AnyListState } from './useListState.ts'

export function filterValueLabel<Row, Messages>(
  filter: OneOfFilter<Row, Messages>,
  value: string,
  messages: Messages,
): string {
  return filter.valueLabel?.(value, messages) ?? humanize(value)
}

/** Returns the date range in the URL. */
export function daysIn(filter: DaysFilter<never, never>, linkState: AnyListState['linkState']) {
  const [from, to] = dayParams(filter).map((param) => linkState[param] as string | undefined)
  return { from, to }
}

/** Describes the filters in words, one after another. */
export function describeFilters(
  list: AnyList,
  { linkState, query }: Pick<AnyListState, 'linkState' | 'query'>,
  messages: ListMessages,
  t: Translate<typeof tools>,
  locale: Locale,
): readonly string[] {
  return Object.entries(list.filters).flatMap(([name, filter]) => {
    const chosen = (linkState[name] ?? []) as readonly string[]
    const value =
      filter.kind === 'oneOf'
        ? chosen.map((one) => filterValueLabel(filter, one, messages)).join(', ')
        : filter.kind === 'days'
          ? describeDays(daysIn(filter, linkState), t, locale)
          : query
    return value ? [t('filterApplied', { filter: filter.label(messages), value })] : []
  })
}
