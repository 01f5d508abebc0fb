import { actionOf, permissionOf } from '@memberkit/contract'
import { namesOf, permissionFor } from '@memberkit/foundation/entity-actions'
import { expect, test } from 'vitest'
import { invoiceActions } from '../shared/invoice-actions.ts'
import { invoiceCalls } from './invoice-calls.ts'

test.each(namesOf(invoiceActions.rows))('%s has the transition and the permission of its call', (name) => {
  const { operation } = invoiceCalls.calls[name]
  expect(permissionFor(invoiceActions, name)).toBe(permissionOf(operation))
  expect(invoiceActions.transitions).toHaveProperty(actionOf(operation))
})
