import { digitCapacity, writeDigits } from '../internal/digits-text.ts'
import type * as Numbers from './phone-numbers.ts'

export interface PhoneCountry {
  /** ISO 3166, two letters. */
  code: string
  name: string
  /** The calling code without the plus, for example "1". */
  callingCode: string
  /** The number format until the numbering plans have loaded: `(###) ###-####`. */
  format?: string
}

/** The numbering plans, once loaded. */
export type PhoneNumbers = typeof Numbers

/** The field's input. */
export interface PhoneDraft {
  text: string
  country: PhoneCountry
}

/**
 * Returns E.164; '' for nothing, null for an invalid number. Before the plans have loaded, everything that resembles a
 * number is valid.
 */
export function numberOf({ text, country }: PhoneDraft, numbers: PhoneNumbers | undefined): string | null {
  if (text.trim() === '') return ''
  if (!numbers) return guess(text, country)
  const found = numbers.readNumber(text, country.code)
  return found?.isValid ? found.number : null
}

function guess(text: string, { callingCode }: PhoneCountry) {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 4) return null
  // Most countries have a trunk prefix 0, which isn't dialed from abroad.
  return text.trim().startsWith('+') ? `+${digits}` : `+${callingCode}${digits.replace(/^0/, '')}`
}

/** Formats a number by its country, if that is available. */
export function draftOf(
  number: string,
  start: PhoneCountry,
  countries: readonly PhoneCountry[],
  numbers: PhoneNumbers | undefined,
): PhoneDraft {
  const found = numbers?.readNumber(number, start.code)
  const matching = countries.filter(({ callingCode }) => number.startsWith(`+${callingCode}`))
  const longest = Math.max(...matching.map(({ callingCode }) => callingCode.length))
  const best = matching.filter(({ callingCode }) => callingCode.length === longest)
  const country = best.find(({ code }) => code === (found?.country ?? start.code)) ?? best[0]
  if (!country) return { text: number, country: start }
  const digits = number.slice(country.callingCode.length + 1)
  const { format = '' } = country
  return {
    country,
    text: found?.isValid
      ? found.national
      : digitCapacity(format) === digits.length
        ? writeDigits(digits, format)
        : digits,
  }
}

/** Handles typing: selects the country of a typed calling code, and inserts separators. */
export function typed(
  { text, country }: PhoneDraft,
  countries: readonly PhoneCountry[],
  numbers: PhoneNumbers | undefined,
  isAtEnd: boolean,
): PhoneDraft {
  if (!numbers) return { text, country }
  const found = text.trim().startsWith('+') ? numbers.readNumber(text, country.code) : undefined
  const next = found && found.callingCode !== country.callingCode ? countryOf(found, countries) : undefined
  // Letters stay, and formatting within the text would move the caret.
  const isFormattable = isAtEnd && /^[\d\s()+.-]*$/.test(text)
  return {
    text: isFormattable ? numbers.formatTyped(text, (next ?? country).code) : text,
    country: next ?? country,
  }
}

/** Formats the number on blur. A number of another country keeps its calling code. */
export function tidied(draft: PhoneDraft, numbers: PhoneNumbers | undefined): PhoneDraft {
  const found = numbers?.readNumber(draft.text, draft.country.code)
  if (!found?.isValid) return draft
  return found.callingCode === draft.country.callingCode ? { ...draft, text: found.national } : draft
}

function countryOf(found: Numbers.ReadNumber, countries: readonly PhoneCountry[]) {
  const same = countries.filter(({ callingCode }) => callingCode === found.callingCode)
  return same.find(({ code }) => code === found.country) ?? same[0]
}
