import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { BusinessStatus } from './businesses.enums.ts'
import type * as calls from './businesses.ts'

const opened: readonly BusinessStatus[] = ['OPENED']
const closed: readonly BusinessStatus[] = ['CLOSED']

const create = { to: 'OPENED' } as const
const set = { from: opened } as const

/**
 * "close gives CLOSED, reopen gives OPENED" (identity and communication, section 4). Default for the rest: only an open
 * business can be edited.
 */
export const businessTransitions = assumedTransitions({
  create,
  createFromCheckout: create,
  createEmptyBusiness: create,
  name: set,
  doingBusinessAs: set,
  description: set,
  registration: set,
  areaofbusiness: set,
  addresses: set,
  identifiers: set,
  employeeTypes: set,
  phoneNumbers: set,
  emails: set,
  onlinePresences: set,
  establishedDate: set,
  numberOfEmployees: set,
  associatedEntitlementIds: set,
  isPrimarySourceOfIncome: set,
  verify: { from: opened },
  close: { from: opened, to: 'CLOSED' },
  reopen: { from: closed, to: 'OPENED' },
} satisfies TransitionsOf<BusinessStatus, typeof calls>)
