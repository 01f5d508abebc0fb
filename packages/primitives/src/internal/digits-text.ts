const holder = '#'

/** Returns the number of digits in a format such as `###-##-####`. */
export function digitCapacity(format: string) {
  return [...format].filter((sign) => sign === holder).length
}

/** Formats digits, or their placeholders; literals appear with the next digit. Excess digits are appended. */
export function writeDigits(digits: string, format: string) {
  const signs = [...digits]
  let text = ''
  for (const sign of format) {
    if (signs.length === 0) return text
    text += sign === holder ? signs.shift() : sign
  }
  return text + signs.join('')
}
