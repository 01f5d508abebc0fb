import { roomIn, writeDigits } from '../internal/digits-text.ts'
import { latinDigits } from '../internal/latin-digits.ts'

const bullet = '•'

/**
 * Digits in their format; masked, bullets that come before the last ones. More digits than the format has room for are
 * shown too, for cut off it would be somebody else's number.
 */
export function writeId(digits: string, format: string, shownAtEnd = Infinity) {
  const hidden = Math.max(0, roomIn(format) - shownAtEnd)
  return writeDigits([...digits].map((digit, at) => (at < hidden ? bullet : digit)).join(''), format)
}

export interface Edit {
  digits: string
  /** How many digits stand before the caret. */
  caret: number
}

/**
 * What an edit of the shown text does to the digits behind it, found from the text before and after and from the caret
 * alone: on telephones, no other event tells of it.
 */
export function editId(digits: string, before: string, after: string, caret: number, isForward: boolean): Edit {
  const kept = after.length - caret
  const end = before.length - kept
  let start = 0
  while (start < Math.min(end, caret) && before[start] === after[start]) start++
  const typed = latinDigits(after.slice(start, caret)).replace(/\D/g, '')
  let from = placesIn(before.slice(0, start))
  let to = placesIn(before.slice(0, end))
  // A sign between digits that is taken away takes the digit beside it along.
  if (typed === '' && from === to && after.length < before.length) {
    if (isForward) to = Math.min(digits.length, to + 1)
    else from = Math.max(0, from - 1)
  }
  return { digits: digits.slice(0, from) + typed + digits.slice(to), caret: from + typed.length }
}

/** How many digits, shown or masked, a text has. */
function placesIn(text: string) {
  return [...text].filter((sign) => sign === bullet || /\d/.test(sign)).length
}

/** Where in a text the caret stands after so many digits. */
export function caretAfter(text: string, places: number) {
  let at = 0
  for (let seen = 0; seen < places && at < text.length; at++) if (placesIn(text[at] ?? '') === 1) seen++
  return at
}
