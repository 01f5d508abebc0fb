import { NumberFormatter, NumberParser } from '@internationalized/number'
import { latinDigits } from './latin-digits.ts'

/**
 * Formats a decimal such as "1234.50" with the locale's digits and separators and at least this many decimals. Never
 * uses a float.
 */
export function writeDecimal(amount: string, locale: string, leastDigits: number) {
  if (amount === '') return ''
  const digits = Math.max(leastDigits, amount.split('.')[1]?.length ?? 0)
  const format = new NumberFormatter(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  // Intl formats decimal text exactly; only its type requires a number.
  return format.format(amount as never)
}

export interface DecimalRules {
  locale: string
  /** The maximum number of decimals. */
  mostDigits: number
  /** Ignored text beside the number, such as the currency symbol. */
  units?: readonly string[]
}

/**
 * Parses a decimal: '' for nothing, null for invalid text. Accepts digits of every script, with the locale's
 * separators. Group separators must be between groups: "49,90" typed the French way into an English field must not
 * become 4990.
 */
export function parseDecimal(text: string, { locale, mostDigits, units = [] }: DecimalRules) {
  const bare = units.reduce((rest, unit) => rest.replaceAll(plain(unit), ''), plain(text)).trim()
  if (bare === '') return text.trim() === '' ? '' : null
  const system = new NumberParser(locale).getNumberingSystem(bare)
  const { sign, whole, fraction } = patternOf(locale, system).exec(latinDigits(bare))?.groups ?? {}
  if (whole === undefined && !fraction) return null
  if (fraction && fraction.length > mostDigits) return null
  const integer = whole?.replace(/\D/g, '').replace(/^0+(?=\d)/, '') ?? '0'
  const amount = fraction ? `${integer}.${fraction}` : integer
  return /[-\u2212]/.test(sign ?? '') && /[1-9]/.test(amount) ? `-${amount}` : amount
}

const chinese = '〇一二三四五六七八九'

/** Removes direction marks, which Hebrew and Arabic put before a sign, and unifies signs. */
function plain(text: string) {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[〇一二三四五六七八九]/g, (digit) => String(chinese.indexOf(digit)))
    .replace(/\p{Cf}/gu, '')
    .replaceAll('٪', '%')
    .replace(/\s+/g, ' ')
}

const patterns = new Map<string, RegExp>()

function patternOf(locale: string, system: string) {
  const key = `${locale} ${system}`
  const known = patterns.get(key) ?? makePattern(locale, system)
  patterns.set(key, known)
  return known
}

function makePattern(locale: string, numberingSystem: string) {
  const parts = new NumberFormatter(locale, { numberingSystem }).formatToParts(12345678901.5)
  const valueOf = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  const sizes = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const group = valueOf('group').trim()
  // A point that doesn't group is a decimal point, because number pads have no comma, nor keyboards the Arabic
  // separator.
  const points = `٫${valueOf('decimal')}${group === '.' ? '' : '.'}${numberingSystem === 'arab' ? ',،' : ''}`
  const marks = `[ '’٬${group}]`
  // India groups by two beyond the first thousand. All separators must be the same.
  const [, later = 3] = sizes
  const byThree = `\\d{1,3}(?=(?<mark>${marks}))(?:\\k<mark>\\d{3})+`
  const asLocale = `\\d{1,${later}}(?=(?<own>${marks}))(?:\\k<own>\\d{${later}})*\\k<own>\\d{3}`
  const whole = `\\d+|${byThree}|${asLocale}`
  return new RegExp(`^(?<sign>[-+\u2212]?) ?(?<whole>${whole})?(?:[${points}](?<fraction>\\d*))?$`)
}
