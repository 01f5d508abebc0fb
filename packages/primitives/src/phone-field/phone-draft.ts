import { roomIn, writeDigits } from '../internal/digits-text.ts'
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

/** What knows numbering plans, once it is loaded. */
export type PhoneNumbers = typeof Numbers

/** What is in the field. */
export interface PhoneDraft {
  text: string
  country: PhoneCountry
}

/** E.164, '' for nothing, null for what is no number. Before the plans are loaded, all that looks like one is taken for one. */
export function numberOf({ text, country }: PhoneDraft, numbers: PhoneNumbers | undefined): string | null {
  if (text.trim() === '') return ''
  if (!numbers) return guess(text, country)
  const found = numbers.readNumber(text, country.code)
  return found?.isValid ? found.number : null
}

function guess(text: string, { callingCode }: PhoneCountry) {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 4) return null
  // Most countries write a 0 in front that nobody dials from abroad.
  return text.trim().startsWith('+') ? `+${digits}` : `+${callingCode}${digits.replace(/^0/, '')}`
}

/** A number as it is written in its country, which is found among those that can be chosen. */
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
    text: found?.isValid ? found.national : roomIn(format) === digits.length ? writeDigits(digits, format) : digits,
  }
}

/** After a key: follows a calling code that was typed, and puts in what stands between the digits. */
export function typed(
  { text, country }: PhoneDraft,
  countries: readonly PhoneCountry[],
  numbers: PhoneNumbers | undefined,
  isAtEnd: boolean,
): PhoneDraft {
  if (!numbers) return { text, country }
  const found = text.trim().startsWith('+') ? numbers.readNumber(text, country.code) : undefined
  const next = found && found.callingCode !== country.callingCode ? countryOf(found, countries) : undefined
  // Words are nobody's to take away, and in the middle of the text the caret would jump.
  const isFormattable = isAtEnd && /^[\d\s()+.-]*$/.test(text)
  return {
    text: isFormattable ? numbers.formatTyped(text, (next ?? country).code) : text,
    country: next ?? country,
  }
}

/** On leaving: as the number is written in its country. One of another country keeps its calling code. */
export function tidied(draft: PhoneDraft, numbers: PhoneNumbers | undefined): PhoneDraft {
  const found = numbers?.readNumber(draft.text, draft.country.code)
  if (!found?.isValid) return draft
  return found.callingCode === draft.country.callingCode ? { ...draft, text: found.national } : draft
}

function countryOf(found: Numbers.ReadNumber, countries: readonly PhoneCountry[]) {
  const same = countries.filter(({ callingCode }) => callingCode === found.callingCode)
  return same.find(({ code }) => code === found.country) ?? same[0]
}
