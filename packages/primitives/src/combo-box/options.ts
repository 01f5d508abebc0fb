import type { ReactNode } from 'react'

export interface ComboBoxOption {
  value: string
  /** The option's name, and the field's text once selected. */
  label: string
  /** A second line, shown in the list only. */
  description?: string
  /** Before the label, shown in the list only. */
  icon?: ReactNode
  /** Further search terms, for example an abbreviation. */
  keywords?: string
  /** Whether the option is listed but unavailable. */
  isDisabled?: boolean
}

export interface ComboBoxSection {
  label: string
  options: readonly ComboBoxOption[]
}

export type ComboBoxItems = readonly (ComboBoxOption | ComboBoxSection)[]

/**
 * Loads the options for a search text. Called once per text, and with '' when the list opens; debounce in it if needed.
 * The signal is aborted once the result is outdated.
 */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<ComboBoxItems>

/** Returns the options of these values, in their order. An unknown value is its own label. */
export function optionsOf(values: readonly string[], sources: readonly ComboBoxItems[]): ComboBoxOption[] {
  const wanted = new Set(values)
  const found = new Map<string, ComboBoxOption>()
  const look = (item: ComboBoxOption | ComboBoxSection) => {
    if ('options' in item) item.options.forEach(look)
    else if (wanted.has(item.value)) found.set(item.value, item)
  }
  if (wanted.size > 0) for (const items of sources) items.forEach(look)
  return values.map((value) => found.get(value) ?? { value, label: value })
}

/** Returns the option of this name, without regard to case, accents and, if there is no other, punctuation. */
export function optionNamed(items: ComboBoxItems, name: string): ComboBoxOption | undefined {
  if (name === '') return undefined
  const options = items.flatMap((item) => ('options' in item ? item.options : [item]))
  const find = (ignorePunctuation: boolean) => {
    const { compare } = new Intl.Collator('und', { sensitivity: 'base', ignorePunctuation })
    return options.find(({ label }) => compare(label, name) === 0)
  }
  const found = find(false) ?? find(true)
  return found?.isDisabled ? undefined : found
}
