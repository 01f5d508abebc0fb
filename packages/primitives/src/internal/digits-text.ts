const holder = '#'

/** How many digits a format such as `###-##-####` has room for. */
export function roomIn(format: string) {
  return [...format].filter((sign) => sign === holder).length
}

/**
 * Digits, or what stands for them, in their format, with what stands between them as soon as the next one is there.
 * Those beyond the format follow it.
 */
export function writeDigits(digits: string, format: string) {
  const signs = [...digits]
  let text = ''
  for (const sign of format) {
    if (signs.length === 0) return text
    text += sign === holder ? signs.shift() : sign
  }
  return text + signs.join('')
}
