import * as calls from '@memberkit/contract/commerce/entitlements'
import { actionOf, type Operation } from '@memberkit/contract'
import { allowedActions, namesOf } from '@memberkit/foundation/entity-actions'
import { describe, expect, test } from 'vitest'
import { coverageCalls } from '../manage/coverage-calls.ts'
import { planOf } from '../testing/plan.ts'
import { coverageActions } from './coverage-actions.ts'

const everything = () => true
const user = { id: 'user-1', firstName: 'Juno', lastName: 'Sample', permissionType: 'DEPENDENT' }
const delegate = { identityId: 'hugo', name: 'Hugo Sample', permissionType: 'SPOUSE' }
const shared = planOf({ authorizedUsers: [user], delegates: [delegate] })
const names = (actions: readonly { name: string }[]) => actions.map(({ name }) => name)

describe('members', () => {
  const as = (viewerId: string, plan = shared) =>
    names(allowedActions(coverageActions, plan, { realm: 'User', can: everything, viewerId }))

  test('change who is covered by their own plan, and nothing else', () => {
    expect(as('ada')).toEqual([
      'addAuthorizedUsers',
      'replaceAuthorizedUser',
      'removeAuthorizedUsers',
      'removeDelegates',
    ])
  })

  test('change nothing of a plan shared with them', () => {
    expect(as('hugo')).toEqual([])
  })

  test('remove nobody from a plan that covers only them, and nobody from an ended one', () => {
    expect(as('ada', planOf())).toEqual(['addAuthorizedUsers'])
    expect(as('ada', planOf({ ...shared, status: 'CANCELLED' }))).toEqual([])
  })
})

describe('staff', () => {
  test('see every call of the specification that changes an entitlement, except those for machines', () => {
    const changing = Object.values(calls as Record<string, unknown>).filter(
      (one): one is Operation =>
        typeof one === 'object' && one !== null && 'method' in one && one.method !== 'GET' && !('journal' in one),
    )
    const offered = namesOf(coverageActions.rows).map((name) => coverageCalls.calls[name].operation as Operation)
    const left = changing.filter((one) => one.access !== 'machine' && !offered.includes(one)).map(actionOf)
    // A plan is made by a purchase, and replaced field by field.
    expect(left).toEqual(['create', 'replace'])
  })

  test('see no call that is for machines', () => {
    expect(
      namesOf(coverageActions.rows).filter((name) => coverageCalls.calls[name].operation.access === 'machine'),
    ).toEqual([])
  })

  test('see why an action is unavailable', () => {
    const unavailableReasons = allowedActions(coverageActions, planOf(), { realm: 'Internal', can: everything })
    expect(
      Object.fromEntries(unavailableReasons.map(({ name, unavailableReason }) => [name, unavailableReason])),
    ).toMatchObject({
      activate: 'status',
      suspend: undefined,
      removeDelegates: 'nobodyWithAccount',
      replaceAuthorizedUser: 'nobodyByName',
    })
  })

  test('may take only status-independent actions in an unknown status', () => {
    const allowed = allowedActions(coverageActions, planOf({ status: 'FROZEN' }), {
      realm: 'Internal',
      can: everything,
    })
    expect(names(allowed.filter(({ unavailableReason }) => !unavailableReason))).toEqual([
      'changeServiceArea',
      'changeEffectiveDates',
      'changeProductInfo',
      'addContracts',
      'updateSubscriptionId',
      'changeOwner',
      'reassignOwner',
      'delete',
    ])
  })
})
