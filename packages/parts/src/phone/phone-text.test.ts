import { expect, test } from 'vitest'
import { phoneText } from './phone-text.ts'

test('numbers of North America stand in groups, others as they are', () => {
  expect(phoneText('+12025550110')).toBe('(202) 555-0110')
  expect(phoneText('+525550001111')).toBe('+525550001111')
})
