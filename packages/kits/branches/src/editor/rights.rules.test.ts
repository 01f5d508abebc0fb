import { expect, test } from 'vitest'
import type { Branch } from '../shared/received.ts'
import { rightsOf } from './rights.rules.ts'

const branch = {
  status: 'ACTIVATED',
  permissions: [
    { identityId: 'lou', name: 'Lou Lawyerexample', roles: ['ADMIN'] },
    { identityId: 'ned', roles: ['LAWYER'] },
  ],
} as unknown as Branch
const can = () => true

test('partners with the role ADMIN edit, others learn whom to ask', () => {
  expect(rightsOf(branch, { realm: 'Partner', identityId: 'lou', can }).readOnlyReason).toBeUndefined()
  expect(rightsOf(branch, { realm: 'Partner', identityId: 'ned', can })).toMatchObject({
    readOnlyReason: 'role',
    administrators: ['Lou Lawyerexample'],
  })
  expect(rightsOf(branch, { realm: 'Internal', identityId: 'sam', can }).readOnlyReason).toBeUndefined()
})

test('identifiers are for staff', () => {
  const lou = rightsOf(branch, { realm: 'Partner', identityId: 'lou', can })
  const sam = rightsOf(branch, { realm: 'Internal', identityId: 'sam', can })
  for (const field of ['network', 'branchTypes', 'externalId', 'caseIdPrefix', 'yearFounded', 'yearJoined'] as const) {
    expect(lou.fieldRight(field)).toBe('internal')
    expect(sam.fieldRight(field)).toBe('edit')
  }
  expect(lou.fieldRight('name')).toBe('edit')
})

test('each field needs the permission of its own call', () => {
  const sam = rightsOf(branch, { realm: 'Internal', identityId: 'sam', can: (one) => one !== 'branches.updateNetwork' })
  expect([sam.fieldRight('network'), sam.fieldRight('name')]).toEqual(['denied', 'edit'])
})

test('a deleted branch can’t be changed; a status that nobody knew forbids nothing', () => {
  const of = (status: string) => rightsOf({ ...branch, status }, { realm: 'Internal', identityId: 'sam', can })
  expect(of('DELETED').readOnlyReason).toBe('deleted')
  expect(of('ADDED_LATER').readOnlyReason).toBeUndefined()
})
