const pattern = /^-?\d+(\.\d+)?$/

/** Whether a value is an amount as it travels on the wire: `'49.90'`, `'-5'`; never a number, `''`, `'1e3'` or `'.5'`. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}

/**
 * The sum, exact to the last digit, with as many decimals as the most precise amount: `'49.90' + '0.1' = '50.00'`.
 * No amounts give `'0'`. Adding amounts of different currencies is the caller's mistake to avoid.
 *
 * @throws RangeError when a value is not a decimal
 */
export function addDecimals(...amounts: readonly string[]): string {
  const scale = Math.max(0, ...amounts.map(scaleOf))
  return toText(
    amounts.reduce((sum, amount) => sum + toUnits(amount, scale), 0n),
    scale,
  )
}

/** @throws RangeError when a value is not a decimal */
export function subtractDecimals(from: string, amount: string): string {
  return addDecimals(from, negateDecimal(amount))
}

/**
 * Below zero when `a` is less than `b`, zero when they are worth the same (`'5'` and `'5.00'`), above zero otherwise:
 * fits `Array.sort`.
 *
 * @throws RangeError when a value is not a decimal
 */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  const scale = Math.max(scaleOf(a), scaleOf(b))
  const difference = toUnits(a, scale) - toUnits(b, scale)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** @throws RangeError when the value is not a decimal */
export function negateDecimal(amount: string): string {
  const scale = scaleOf(amount)
  return toText(-toUnits(amount, scale), scale)
}

/** @throws RangeError when the value is not a decimal */
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
