import { expect, test } from 'vitest'
import type { Resolution } from '../../shared/received.ts'
import {
  foundIn,
  isRemoved,
  redactableTexts,
  redactionOf,
  remaining,
  toggled,
  withSelection,
} from './redaction.rules.ts'

const author = { id: 'staff-1', name: 'Sam Staffexample' }
const resolution = {
  description: 'Call 202-555-0110.',
  notes: [{ id: 'n1', body: 'Nothing here.', author, at: '' }],
  internalUseOnlyNotes: [{ id: 'n2', body: 'SSN 123-45-6789, card 4111 1111 1111 1111.', author, at: '' }],
} as unknown as Resolution
const texts = redactableTexts(resolution)

test('what was found is removed from each text, and only changed texts are sent', () => {
  const changed = remaining(texts, foundIn(texts), '[x]')
  expect(redactionOf(changed)).toEqual({
    description: 'Call [x].',
    notes: [{ id: 'n2', body: 'SSN [x], card [x].' }],
  })
})

test('a finding can stay, and selected words can go', () => {
  const [phone] = texts[0]!.findings
  const kept = toggled(foundIn(texts), 'description', phone!)
  expect(isRemoved(kept, 'description', phone!)).toBe(false)
  const selected = withSelection(kept, 'n1', { start: 0, end: 7 })
  expect(redactionOf(remaining(texts, selected, '[x]'))).toEqual({
    notes: [
      { id: 'n1', body: '[x] here.' },
      { id: 'n2', body: 'SSN [x], card [x].' },
    ],
  })
  expect(isRemoved(toggled(kept, 'description', phone!), 'description', phone!)).toBe(true)
})

test('an empty selection, or one within another, adds nothing', () => {
  const all = foundIn(texts)
  expect(withSelection(all, 'n1', { start: 3, end: 3 })).toBe(all)
  expect(withSelection(all, 'description', { start: 6, end: 9 })).toBe(all)
})

test('without removals, nothing is sent', () => {
  expect(redactionOf(remaining(texts, {}, '[x]'))).toEqual({ notes: [] })
})
