import { expect, expectTypeOf, test } from 'vitest'
import { labelled } from './labelled.ts'

test('labels become messages under their prefix, with the types of both', () => {
  const messages = labelled('status', { ACTIVE: 'Active', SUSPENDED: 'Suspended' } as const)
  expect(messages).toEqual({ 'status.ACTIVE': 'Active', 'status.SUSPENDED': 'Suspended' })
  expectTypeOf(messages).toEqualTypeOf<{
    readonly 'status.ACTIVE': 'Active'
    readonly 'status.SUSPENDED': 'Suspended'
  }>()
})
