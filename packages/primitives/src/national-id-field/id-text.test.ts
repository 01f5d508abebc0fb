import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitCapacity } from '../internal/digits-text.ts'
import { caretAfter, editId, writeId } from './id-text.ts'

const format = '###-##-####'

describe('formatting', () => {
  test.each([
    ['', ''],
    ['123', '123'],
    ['1234', '123-4'],
    ['123456789', '123-45-6789'],
    ['1234567890', '123-45-67890'],
  ])('%s is %s', (digits, text) => expect(writeId(digits, format)).toBe(text))

  test('masks all but the last digits', () => {
    expect(writeId('123456789', format, 4)).toBe('•••-••-6789')
    expect(writeId('1234', format, 4)).toBe('•••-•')
    expect(writeId('123456', '### ###', 0)).toBe('••• •••')
  })
})

describe('editing', () => {
  test.each([
    ['types at the end', '1234', '•••-•', '•••-•5', 6, false, '12345', 5],
    ['types in the middle', '1234', '•••-•', '•9••-•', 2, false, '19234', 2],
    ['deletes the last digit', '1234', '•••-•', '•••-', 4, false, '123', 3],
    ['deletes the digit before a separator', '1234', '•••-•', '••••', 3, false, '124', 2],
    ['deletes the digit after a separator', '1234', '•••-•', '••••', 3, true, '123', 3],
    ['pastes over everything', '12', '••', '123-45-6789', 11, false, '123456789', 9],
    ['ignores letters', '12', '••', '••a', 3, false, '12', 2],
  ] as const)('%s', (_name, digits, before, after, caret, isForward, result, place) => {
    expect(editId(digits, before, after, caret, isForward)).toEqual({ digits: result, caret: place })
  })

  test('any selection and replacement, masked or not, gives the right digits', () => {
    const digit = fc.stringMatching(/^\d{0,11}$/)
    fc.assert(
      fc.property(digit, digit, fc.nat(11), fc.nat(11), fc.boolean(), (digits, typed, one, other, isMasked) => {
        const [from, to] = [Math.min(one, other, digits.length), Math.min(Math.max(one, other), digits.length)]
        const text = writeId(digits, format, isMasked ? 4 : undefined)
        const [start, end] = [caretAfter(text, from), caretAfter(text, to)]
        const after = text.slice(0, start) + typed + text.slice(end)
        if (after === text) return
        const edit = editId(digits, text, after, start + typed.length, false)
        const expected = digits.slice(0, from) + typed + digits.slice(to)
        expect(edit.digits).toBe(expected)
      }),
    )
  })
})

test('the caret follows its digit', () => {
  expect([0, 3, 4, 9].map((places) => caretAfter('•••-••-6789', places))).toEqual([0, 3, 5, 11])
  expect(digitCapacity('### ### ###')).toBe(9)
})
