import { digitCapacity, writeDigits } from '../internal/digits-text.ts'
import { latinDigits } from '../internal/latin-digits.ts'

const bullet = '•'

/**
 * Formats digits, masked by bullets except for the last ones. Excess digits are shown, too: truncated, it would be
 * another person's number.
 */
export function writeId(digits: string, format: string, shownAtEnd = Infinity) {
  const hidden = Math.max(0, digitCapacity(format) - shownAtEnd)
  return writeDigits([...digits].map((digit, at) => (at < hidden ? bullet : digit)).join(''), format)
}

export interface Edit {
  digits: string
  /** The number of digits before the caret. */
  caret: number
}

/**
 * Applies an edit of the displayed text to the digits, derived from the text before and after and the caret: on phones,
 * no other event describes it.
 */
export function editId(digits: string, before: string, after: string, caret: number, isForward: boolean): Edit {
  const kept = after.length - caret
  const end = before.length - kept
  let start = 0
  while (start < Math.min(end, caret) && before[start] === after[start]) start++
  const typed = latinDigits(after.slice(start, caret)).replace(/\D/g, '')
  let from = placesIn(before.slice(0, start))
  let to = placesIn(before.slice(0, end))
  // Deleting a separator deletes the digit beside it.
  if (typed === '' && from === to && after.length < before.length) {
    if (isForward) to = Math.min(digits.length, to + 1)
    else from = Math.max(0, from - 1)
  }
  return { digits: digits.slice(0, from) + typed + digits.slice(to), caret: from + typed.length }
}

/** Counts the digits in a text, visible or masked. */
function placesIn(text: string) {
  return [...text].filter((sign) => sign === bullet || /\d/.test(sign)).length
}

/** Returns the caret position after a number of digits. */
export function caretAfter(text: string, places: number) {
  let at = 0
  for (let seen = 0; seen < places && at < text.length; at++) if (placesIn(text[at] ?? '') === 1) seen++
  return at
}
