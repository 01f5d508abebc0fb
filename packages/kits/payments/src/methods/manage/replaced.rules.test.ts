import { expect, test } from 'vitest'
import { methodOf } from '../testing/method.ts'
import { detailsOf, isReplaced, withLastFour } from './replaced.rules.ts'

const account = (lastFour: string, version: string) =>
  methodOf({ version, bankAccount: { type: 'CHECKING', lastFour } })
const card = (lastFour: string, expiresOn: string, version: string) =>
  methodOf({ version, card: { type: 'VISA', lastFour, expiresOn } })

test('an account is replaced once another version has the digits of the new number', () => {
  const sent = detailsOf(withLastFour({ token: 'tok' } as object, '1234'))
  const before = account('6789', '1')
  expect(isReplaced(account('6789', '1'), before, sent)).toBe(false)
  // Somebody has renamed it.
  expect(isReplaced(account('6789', '2'), before, sent)).toBe(false)
  expect(isReplaced(account('4321', '2'), before, sent)).toBe(false)
  expect(isReplaced(account('1234', '2'), before, sent)).toBe(true)
})

test('a new number with the same last digits can’t be told from the old one once anything has changed', () => {
  const sent = detailsOf(withLastFour({ token: 'tok' } as object, '6789'))
  expect(isReplaced(account('6789', '1'), account('6789', '1'), sent)).toBe(false)
  expect(isReplaced(account('6789', '2'), account('6789', '1'), sent)).toBeUndefined()
})

test('a card is replaced once it has the new digits and the new month', () => {
  const before = card('4242', '2030-01', '1')
  const sameMonth = detailsOf(withLastFour({ expiresOn: '2030-01' }, '0005'))
  expect(isReplaced(card('4242', '2030-01', '2'), before, sameMonth)).toBe(false)
  expect(isReplaced(card('0005', '2030-01', '2'), before, sameMonth)).toBe(true)
  const sameDigits = detailsOf(withLastFour({ expiresOn: '2031-04' }, '4242'))
  expect(isReplaced(card('4242', '2030-01', '2'), before, sameDigits)).toBe(false)
  expect(isReplaced(card('4242', '2031-04', '2'), before, sameDigits)).toBe(true)
  expect(isReplaced(card('4242', '2031-04', '2'), before, detailsOf({ expiresOn: '2031-04' }))).toBe(true)
})
