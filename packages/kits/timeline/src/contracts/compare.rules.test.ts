import type { ContractHistory } from '@memberkit/parts/contracts'
import { expect, test } from 'vitest'
import { pairFor } from './compare.rules.ts'

const contract = (id: string, type = 'CONTRACT') => ({ id, type }) as ContractHistory
const all = [contract('amendment', 'AMENDMENT'), contract('new'), contract('ride', 'SUPPLEMENT'), contract('old')]

test('the newest contract is compared with the one of its kind before it', () => {
  expect(pairFor(all)).toEqual(['old', 'new'])
})

test('a contract without a predecessor of its kind is compared with its neighbour', () => {
  expect(pairFor(all, 'amendment')).toEqual(['new', 'amendment'])
  expect(pairFor(all, 'old')).toEqual(['old', 'ride'])
})

test('one contract has nothing to be compared with', () => {
  expect(pairFor([contract('only')])).toBeUndefined()
  expect(pairFor([])).toBeUndefined()
  expect(pairFor(all, 'gone')).toBeUndefined()
})
