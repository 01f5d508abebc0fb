import { foldingOf } from './folding.ts'
import type { ComboBoxItems, ComboBoxOption, ComboBoxSection } from './options.ts'

/** A row of the list. `position` counts selectable rows, from 0. */
export type ComboBoxRow =
  | { kind: 'section'; key: string; section: ComboBoxSection }
  | { kind: 'option'; key: string; section: ComboBoxSection | undefined; position: number; option: ComboBoxOption }
  | { kind: 'create'; key: string; section: undefined; position: number; text: string }

interface RowsOptions {
  /** The search text; '' shows all options. */
  text: string
  locale: string
  /** Whether the options are already filtered by a server. */
  isAnswer: boolean
  isCreating: boolean
}

/** Returns the rows to show, without options that don't match and without empty sections. */
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

/** Returns the option whose label was typed in full. */
export function optionTyped(rows: readonly ComboBoxRow[], text: string, locale: string) {
  const { fold } = foldingOf(locale)
  const query = fold(text.trim())
  const match = rows.find((row) => row.kind === 'option' && fold(row.option.label) === query)
  return match?.kind === 'option' && !match.option.isDisabled ? match.option : undefined
}

const cache = new WeakMap<ComboBoxItems, { locale: string; words: string[] }>()

/** Returns the folded search texts of the options, computed on the first typed letter. */
function foldedOf(items: ComboBoxItems, locale: string) {
  const known = cache.get(items)
  if (known?.locale === locale) return known.words
  const { fold } = foldingOf(locale)
  const options = items.flatMap((item) => ('options' in item ? item.options : [item]))
  const words = options.map(({ label, keywords }) => fold(keywords ? `${label}\n${keywords}` : label))
  cache.set(items, { locale, words })
  return words
}
