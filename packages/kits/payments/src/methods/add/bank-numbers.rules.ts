/**
 * Whether a US routing number is possible: nine digits, not all of them 0, whose sum, weighted 3, 7, 1, is a multiple of ten, and whose first
 * two digits the American Bankers Association assigns.
 */
export function isRoutingNumber(text: string): boolean {
  const digits = digitsOf(text)
  if (!/^\d{9}$/.test(digits) || Number(digits) === 0 || !isAssigned(Number(digits.slice(0, 2)))) return false
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (([3, 7, 1] as const)[index % 3] ?? 0),
    0,
  )
  return sum % 10 === 0
}

/** 00 to 12: Federal Reserve; 21 to 32: thrifts; 61 to 72: electronic; 80: traveler's checks. */
const isAssigned = (first: number) =>
  first <= 12 || (first >= 21 && first <= 32) || (first >= 61 && first <= 72) || first === 80

/** Whether a Canadian institution number has its three digits. */
export const isInstitutionNumber = (text: string): boolean => /^\d{3}$/.test(digitsOf(text))

/** Whether a Canadian transit number has its five digits. */
export const isTransitNumber = (text: string): boolean => /^\d{5}$/.test(digitsOf(text))

/** The number of digits of an account number: up to 17 in the United States, 7 to 12 in Canada. */
export const accountLengths = { US: { least: 4, most: 17 }, CA: { least: 7, most: 12 } } as const

/**
 * Returns the pattern of an account number, for the `pattern` of its field: the number itself is never read to check it.
 * Spaces and hyphens don't count.
 */
export function accountPattern(country: keyof typeof accountLengths): string {
  const { least, most } = accountLengths[country]
  return `(?:[\\s\\-]*\\d){${least},${most}}[\\s\\-]*`
}

/** Removes what people type between digits: spaces and hyphens. Anything else stays, and is refused. */
export const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '')
