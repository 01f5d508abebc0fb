import { entriesOf, type Field, fieldsOf, valuesIn } from '@memberkit/contract/fields'
import type { Schema } from '@memberkit/contract'
import {
  formatDate,
  formatInstant,
  formatMoney,
  formatNumber,
  isDecimal,
  type Locale,
} from '@memberkit/platform/formats'
import { countryName, countryOf } from '@memberkit/parts/address'
import { nameIn } from '../runtime/address.ts'
import { humanize } from '@memberkit/foundation/status'
import type { Words } from '../words/useWords.ts'

/** The facts that formatting a value needs besides the value. */
export interface FormatOptions {
  readonly locale: Locale
  readonly timeZone: string
  readonly words: Words
  /** The names of the service's schemas: what is masked depends on the schema that has it. */
  readonly names: ReadonlyMap<Schema, string>
  /** The currency of amounts. Without it, they show as numbers. */
  readonly currency?: string
  readonly yes: string
  readonly no: string
}

/** Returns the currency of an entity's amounts: the contract has it under this name everywhere. */
export function currencyOf({ currency }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof currency === 'string' && currency !== '' ? currency : undefined
}

/** Returns the currency of an amount: of the object that has it or, if the contract says so, of what is around it. */
export function currencyFor(field: Field, own: string | undefined, around: string | undefined): string | undefined {
  return field.currency === 'currency' ? own : (own ?? around)
}

/** Returns a value as plain text: for a cell, a file, a comparison. Empty for an absent one. */
export function formatValue(field: Field, value: unknown, options: FormatOptions): string {
  if (value === undefined || value === null) return ''
  if (field.isList) {
    const items = Array.isArray(value) ? (value as readonly unknown[]) : [value]
    return items
      .map((item) => formatOne(field, item, options))
      .filter(Boolean)
      .join(', ')
  }
  return formatOne(field, value, options)
}

function formatOne(field: Field, value: unknown, options: FormatOptions): string {
  const { locale, timeZone, words, currency, yes, no } = options
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'object' && value !== null) return formatObject(field.schema, value, options)
  const text = String(value as string | number)
  switch (field.kind) {
    case 'money':
      return isDecimal(text) ? formatAmount(text, currency, locale) : text
    case 'percentage':
      return isDecimal(text) ? formatPercent(text, locale) : text
    case 'month':
      return formatMonth(text, locale)
    case 'date':
      return formatDate(text, locale)
    case 'instant':
      return formatInstant(text, locale, timeZone)
    case 'enumeration':
      return words.value(field.schema, text)
    case 'number':
      return typeof value === 'number' ? formatMeasure(value, field, locale) : text
    case 'locale':
      return languageName(text, locale)
    case 'text':
      return codeName(field, text, options)
    default:
      return text
  }
}

/** Fields that hold a code of an enumeration under another name. */
const codes: Readonly<Record<string, string>> = {
  administrativeArea: 'StateOrProvince',
  state: 'StateOrProvince',
  stateProvince: 'StateOrProvince',
}

/** Fields that hold a kind of thing as a word of ours, such as `legal`: it shows as words do. */
const isKindOf = /(^c|C)ategory$|productGroup$/

/**
 * Returns what a code means that the contract has as plain text: a country by its name, a status by the word that an
 * enumeration of statuses has for it. Text that is no such code, or has several meanings, stays as it is.
 */
function codeName({ name }: Field, text: string, { locale, words, names }: FormatOptions): string {
  if (/country$/i.test(name)) {
    const code = countryOf({ country: text })
    return code ? countryName(code, locale) : text
  }
  if (isKindOf.test(name) && /^[a-z]+([_-][a-z]+)*$/.test(text)) return humanize(text)
  const known = enumerationsOf(name, names).filter((schema) => valuesIn(schema).includes(text))
  const [meaning, ...others] = new Set(known.map((schema) => words.value(schema, text)))
  return meaning !== undefined && others.length === 0 ? meaning : text
}

const enumerations = new WeakMap<FormatOptions['names'], Map<string, readonly Schema[]>>()

/** Returns the enumerations that a field may have its codes from. Kept: a list asks for each of its cells. */
function enumerationsOf(field: string, names: FormatOptions['names']): readonly Schema[] {
  const kept = enumerations.get(names) ?? new Map<string, readonly Schema[]>()
  enumerations.set(names, kept)
  const wanted = (codes[field] ?? field).toLowerCase()
  const found =
    kept.get(field) ??
    [...names]
      .filter(([schema, name]) => name.toLowerCase().endsWith(wanted) && valuesIn(schema).length > 0)
      .map(([schema]) => schema)
  kept.set(field, found)
  return found
}

/** Returns an amount in its currency; as a number, where nothing says which that is. */
function formatAmount(text: string, currency: string | undefined, locale: Locale) {
  if (currency) return formatMoney(text, currency, locale)
  return formatNumber(text as `${number}`, locale, { signDisplay: 'negative', ...digitsOf(text) })
}

/** Keeps the digits after the point that a decimal was written with. */
function digitsOf(decimal: string) {
  const digits = /\.(\d+)$/.exec(decimal)?.[1]?.length ?? 0
  return { minimumFractionDigits: digits, maximumFractionDigits: digits }
}

/** `'2027-05'` is May 2027; anything else stays as it is. */
function formatMonth(text: string, locale: Locale) {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${text}-01T00:00:00Z`))
}

/** `'9.975'` is 9.975 percent. */
function formatPercent(text: string, locale: Locale) {
  return formatNumber(`${text}e-2` as `${number}`, locale, { style: 'percent', ...digitsOf(text) })
}

const intlUnits = { byte: 'byte', second: 'second', day: 'day', percent: 'percent', yearsOfAge: 'year' } as const

function formatMeasure(value: number, { unit }: Field, locale: Locale) {
  if (unit === 'year' || unit === 'dayOfMonth') return String(value)
  if (unit === 'byte') return formatBytes(value, locale)
  if (unit === 'share') return formatNumber(value, locale, { style: 'percent' })
  return formatNumber(value, locale, unit && { style: 'unit', unit: intlUnits[unit], unitDisplay: 'long' })
}

const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

function formatBytes(value: number, locale: Locale) {
  const step = Math.min(steps.length - 1, value > 0 ? Math.floor(Math.log10(value) / 3) : 0)
  return formatNumber(value / 1000 ** step, locale, {
    style: 'unit',
    unit: steps[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  })
}

export function languageName(tag: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

/** Returns what an object is called, else its first values. */
function formatObject(schema: Schema, value: object, options: FormatOptions): string {
  const record = value as Readonly<Record<string, unknown>>
  const name = nameIn(record)
  if (name) return name
  if (Object.keys(entriesOf(schema)).length === 0) return JSON.stringify(value)
  return fieldsOf(schema, options.names.get(schema))
    .filter(({ kind, isSensitive }) => !isSensitive && kind !== 'id' && kind !== 'version' && kind !== 'opaque')
    .map((field) => formatValue(field, record[field.name], options))
    .filter(Boolean)
    .slice(0, 3)
    .join(', ')
}
