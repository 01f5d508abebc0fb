import { foldingOf } from './folding.ts'
import type { ComboBoxItems, ComboBoxOption, ComboBoxSection } from './options.ts'

/** A line of the list. `position` counts what can be chosen, from 0. */
export type ComboBoxRow =
  | { kind: 'section'; key: string; section: ComboBoxSection }
  | { kind: 'option'; key: string; section: ComboBoxSection | undefined; position: number; option: ComboBoxOption }
  | { kind: 'create'; key: string; section: undefined; position: number; text: string }

interface RowsOptions {
  /** What was typed; '' shows all. */
  text: string
  locale: string
  /** A server has chosen the options already. */
  isAnswer: boolean
  isCreating: boolean
}

/** The lines to show, without the options that do not contain what was typed, nor sections left without any. */
export function rowsOf(items: ComboBoxItems, { text, locale, isAnswer, isCreating }: RowsOptions): ComboBoxRow[] {
  const { fold } = foldingOf(locale)
  const wanted = text.trim()
  const query = fold(wanted)
  const folded = isAnswer || query === '' ? undefined : foldedOf(items, locale)
  const rows: ComboBoxRow[] = []
  let position = 0
  let index = 0

  const add = (option: ComboBoxOption, section?: ComboBoxSection) => {
    const words = folded?.[index++]
    if (words !== undefined && !words.includes(query)) return
    rows.push({ kind: 'option', key: option.value, section, position: position++, option })
  }
  for (const item of items) {
    if ('options' in item) {
      const before = rows.push({ kind: 'section', key: `section ${item.label}`, section: item })
      for (const option of item.options) add(option, item)
      if (rows.length === before) rows.pop()
    } else add(item)
  }
  const isKnown = () => rows.some((row) => row.kind === 'option' && fold(row.option.label) === query)
  if (isCreating && wanted !== '' && !isKnown())
    rows.push({ kind: 'create', key: 'create', section: undefined, position, text: wanted })
  return rows
}

/** The option whose label has been typed in full. */
export function optionTyped(rows: readonly ComboBoxRow[], text: string, locale: string) {
  const { fold } = foldingOf(locale)
  const query = fold(text.trim())
  const match = rows.find((row) => row.kind === 'option' && fold(row.option.label) === query)
  return match?.kind === 'option' && !match.option.isDisabled ? match.option : undefined
}

const cache = new WeakMap<ComboBoxItems, { locale: string; words: string[] }>()

/** What the options are found by, in their order, worked out at the first letter typed. */
function foldedOf(items: ComboBoxItems, locale: string) {
  const known = cache.get(items)
  if (known?.locale === locale) return known.words
  const { fold } = foldingOf(locale)
  const options = items.flatMap((item) => ('options' in item ? item.options : [item]))
  const words = options.map(({ label, keywords }) => fold(keywords ? `${label}\n${keywords}` : label))
  cache.set(items, { locale, words })
  return words
}
