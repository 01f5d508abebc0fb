import { folded } from '@memberkit/platform/formats'
import type { QueueCase } from './received.ts'

const texts = new WeakMap<QueueCase, string>()

/** Returns the rows that contain every word, without regard to case and accents, while the service searches. */
export function narrowed(rows: readonly QueueCase[], words: string): readonly QueueCase[] {
  const terms = folded(words).split(/\s+/).filter(Boolean)
  return terms.length > 0 ? rows.filter((row) => terms.every((term) => textOf(row).includes(term))) : rows
}

/** Thousands of rows take longer than a frame to fold, so each is folded once. */
function textOf(row: QueueCase): string {
  let text = texts.get(row)
  if (text === undefined) {
    text = folded([row.friendlyId, row.owner.name, row.firm?.name, row.branch?.name].join(' '))
    texts.set(row, text)
  }
  return text
}
