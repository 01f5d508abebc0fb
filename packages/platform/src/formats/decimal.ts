const pattern = /^-?\d+(\.\d+)?$/

/** Whether a value is a decimal in wire format: `'49.90'`, `'-5'`; never a number, `''`, `'1e3'` or `'.5'`. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}

/**
 * Returns the exact sum, with as many decimals as the most precise amount: `'49.90' + '0.1' = '50.00'`. Without
 * amounts, returns `'0'`. Don't add different currencies.
 *
 * @throws RangeError if a value isn't a decimal
 */
export function addDecimals(...amounts: readonly string[]): string {
  const scale = Math.max(0, ...amounts.map(scaleOf))
  return toText(
    amounts.reduce((sum, amount) => sum + toUnits(amount, scale), 0n),
    scale,
  )
}

/**
 * Returns the exact difference of two decimals.
 *
 * @throws RangeError if a value isn't a decimal
 */
export function subtractDecimals(from: string, amount: string): string {
  return addDecimals(from, negateDecimal(amount))
}

/**
 * Compares two decimals for `Array.sort`: below zero if `a` is less than `b`, zero if they are equal (`'5'` and
 * `'5.00'`), otherwise above zero.
 *
 * @throws RangeError if a value isn't a decimal
 */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  const scale = Math.max(scaleOf(a), scaleOf(b))
  const difference = toUnits(a, scale) - toUnits(b, scale)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/**
 * Returns the decimal with the opposite sign.
 *
 * @throws RangeError if the value isn't a decimal
 */
export function negateDecimal(amount: string): string {
  const scale = scaleOf(amount)
  return toText(-toUnits(amount, scale), scale)
}

/**
 * Whether a decimal is zero.
 *
 * @throws RangeError if the value isn't a decimal
 */
export function isZero(amount: string): boolean {
  return compareDecimals(amount, '0') === 0
}

function scaleOf(amount: string): number {
  if (!isDecimal(amount)) throw new RangeError(`Not a decimal amount: ${JSON.stringify(amount)}`)
  return amount.split('.')[1]?.length ?? 0
}

function toUnits(amount: string, scale: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(scale, '0'))
}

function toText(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
