import {
  CalendarIcon,
  CardIcon,
  EditIcon,
  HomeIcon,
  PersonIcon,
  PlusIcon,
  RefreshIcon,
  TrashIcon,
} from '@memberkit/primitives/icons'
import { expect, test } from 'vitest'
import { iconOf } from './journal-icons.ts'

test.each([
  ['CREATED', PlusIcon],
  ['SUBAGENT_ADDED', PlusIcon],
  ['STATUS_UPDATE', RefreshIcon],
  ['StatusUpdated', RefreshIcon],
  ['NEXT_BILL_ON_UPDATED', CalendarIcon],
  ['BILLING_ADVANCED', CalendarIcon],
  ['PAYMENT_UPDATED', CardIcon],
  ['POSTAL_CODE_UPDATED', HomeIcon],
  ['AssigneeIdUpdated', PersonIcon],
  ['PRODUCT_DELETED', TrashIcon],
  ['DescriptionUpdated', EditIcon],
  ['LOYALTY_TIER_RAISED', undefined],
] as const)('%s has the icon of its kind', (action, icon) => {
  expect(iconOf(action)).toBe(icon)
})
