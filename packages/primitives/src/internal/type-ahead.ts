import type { KeyboardEvent } from 'react'

/** The text typed to find an item, and when its last key was pressed, in milliseconds. */
export interface Typed {
  text: string
  at: number
}

type Key = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey'>

const pause = 600
const { compare } = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' })

/** Whether a key adds to the typed text. A leading space presses the item instead. */
export function isTyped({ key, timeStamp, ctrlKey, metaKey, altKey }: Key, typed: Typed) {
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return false
  return key !== ' ' || (typed.text !== '' && timeStamp - typed.at <= pause)
}

/** Returns the next item, starting at an index, that begins with the typed letters; accents are ignored. */
export function typedItem<Item>(
  { key, timeStamp }: Key,
  typed: Typed,
  items: readonly Item[],
  at: number,
  wordsOf: (item: Item) => string,
): Item | undefined {
  typed.text = timeStamp - typed.at > pause ? key : typed.text + key
  typed.at = timeStamp
  // Repeating one letter cycles through the items that start with it.
  const isRepeat = [...typed.text].every((letter) => letter === typed.text[0])
  const wanted = isRepeat ? typed.text.slice(0, 1) : typed.text
  const from = Math.max(isRepeat ? at + 1 : at, 0)
  const round = [...items.slice(from), ...items.slice(0, from)]
  return round.find((item) => compare(wordsOf(item).slice(0, wanted.length), wanted) === 0)
}
