import { expect, test } from 'vitest'
import { desks } from '../testing/operation-cases.ts'
import { scopeIn } from './targets.ts'

const pageOf = (service: string) => desks.find((one) => one.service === service)!.pages[0]!

test('what refers to an entity of a person tells whose it is', () => {
  expect(scopeIn(pageOf('invoices'), { identityId: 'member-ada' }, {})).toEqual({ identityId: 'member-ada' })
  expect(scopeIn(pageOf('entitlements'), { identityId: 'member-ada' }, {})).toEqual({ ownerId: 'member-ada' })
  expect(scopeIn(pageOf('offers'), {}, { brand: 'example', groupId: 'group-1' })).toEqual({ brand: 'example' })
  expect(scopeIn(pageOf('products'), { identityId: 'member-ada' }, {})).toEqual({})
})
