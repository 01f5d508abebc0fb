import type { Locale } from '@memberkit/platform/formats'
import { dayWords } from '../filters/day-words.ts'
import type { tools } from '../messages/en-US/tools.ts'
import type { Translate } from '../messages/messages.ts'
import { humanise } from '../status/status.ts'
import type { AnyList, ListWords } from './define-list.ts'
import { dayParams, type DaysFilter, type OneOfFilter } from './filters.ts'
import type { AnyListState } from './useListState.ts'

export function sayValue<Row, Words>(filter: OneOfFilter<Row, Words>, value: string, words: Words): string {
  return filter.say?.(value, words) ?? humanise(value)
}

/** Returns the date range in the URL. */
export function daysIn(filter: DaysFilter<never, never>, place: AnyListState['place']) {
  const [from, to] = dayParams(filter).map((param) => place[param] as string | undefined)
  return { from, to }
}

/** Describes the filters in words, one after another. */
export function appliedWords(
  list: AnyList,
  { place, query }: Pick<AnyListState, 'place' | 'query'>,
  words: ListWords,
  t: Translate<typeof tools>,
  locale: Locale,
): readonly string[] {
  return Object.entries(list.filters).flatMap(([name, filter]) => {
    const chosen = (place[name] ?? []) as readonly string[]
    const value =
      filter.kind === 'oneOf'
        ? chosen.map((one) => sayValue(filter, one, words)).join(', ')
        : filter.kind === 'days'
          ? dayWords(daysIn(filter, place), t, locale)
          : query
    return value ? [t('filterApplied', { filter: filter.label(words), value })] : []
  })
}
