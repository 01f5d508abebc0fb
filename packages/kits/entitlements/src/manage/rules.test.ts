import { expect, test } from 'vitest'
import { changesBetween } from '../shared/changes.rules.ts'
import { peopleOf } from '../shared/people.rules.ts'
import { planOf } from '../testing/plan.ts'
import { isAdded } from './people-changes.rules.ts'

const user = (id: string | undefined, firstName: string) => ({
  id,
  firstName,
  lastName: 'Sample',
  permissionType: 'DEPENDENT',
})

test('a person counts as added when their name appears once more', () => {
  const before = planOf({ authorizedUsers: [user('1', 'Juno')] })
  const juno = { firstName: 'Juno', lastName: 'Sample', permissionType: 'DEPENDENT' }
  expect(isAdded(before, before, juno)).toBe(false)
  expect(isAdded(planOf({ authorizedUsers: [user('1', 'Juno'), user('2', 'Juno')] }), before, juno)).toBe(true)
})

test('people are told apart by account or name, and may have no name', () => {
  const plan = planOf({
    delegates: [{ identityId: 'hugo', permissionType: 'SPOUSE' }],
    authorizedUsers: [user(undefined, 'Juno')],
  })
  expect(peopleOf(plan)).toEqual([
    { key: 'account hugo', name: undefined, relation: 'SPOUSE', kind: 'account', id: 'hugo' },
    { key: 'name 0', name: 'Juno Sample', relation: 'DEPENDENT', kind: 'name', id: undefined },
  ])
})

test('changes list only the facts that matter to staff', () => {
  const before = planOf()
  const after = planOf({ serviceArea: 'OH', version: '2', authorizedUsers: [user('1', 'Juno')] })
  expect(changesBetween(before, after)).toEqual([
    { fact: 'area', before: undefined, after: 'OH' },
    { fact: 'people', before: undefined, after: 'Juno Sample' },
  ])
})
