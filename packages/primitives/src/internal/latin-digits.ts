/** Converts digits of every script, such as Arabic, Persian, Hindi or full-width, to Latin ones. */
export function latinDigits(text: string) {
  return text.replace(/[^\P{Nd}0-9]/gu, latinDigit)
}

/** In Unicode, the digits of each script are consecutive, from zero to nine. */
function latinDigit(digit: string) {
  const point = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(point - before - 1))) before++
  return String(before % 10)
}

export function onlyDigits(text: string) {
  return text.replace(/\P{Nd}/gu, '')
}
