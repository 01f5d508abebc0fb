import { expect, test } from 'vitest'
import { blankBranch, createdIn, errorsInForm, newBranchOf } from './create.rules.ts'

const complete = {
  ...blankBranch('CA', 'firm-1'),
  name: ' Placeholder Law ',
  network: 'CLC',
  timeZone: 'America/Toronto',
  address: { country: 'CA', line1: '1 Example', line2: '', city: 'Sample', region: 'ON', postalCode: 'X0X 0X0' },
}

test('a new branch is sent once it is complete, without empty parts', () => {
  expect(newBranchOf(blankBranch('US', undefined))).toBeUndefined()
  expect(newBranchOf({ ...complete, branchTypes: [] })).toBeUndefined()
  expect(newBranchOf(complete)).toEqual({
    name: 'Placeholder Law',
    network: 'CLC',
    branchTypes: ['PARTNER'],
    timeZone: 'America/Toronto',
    firmId: 'firm-1',
    address: { address1: '1 Example', locality: 'Sample', state: 'ON', postalCode: 'X0X 0X0', country: 'CAN' },
  })
})

test('a branch that a lost request has created is a new one with that name and address', () => {
  const body = newBranchOf(complete)!
  const found = (id: string, known: string[]) =>
    createdIn([{ id, name: body.name, address: { address1: '1 Example' } }], new Set(known), body)?.id
  expect(found('branch-9', ['branch-1'])).toBe('branch-9')
  expect(found('branch-9', ['branch-9'])).toBeUndefined()
})

test('the platform’s errors are renamed to the fields of the form', () => {
  const errors = { name: 'a', 'branchTypes.0': 'b', 'address.state': 'c', 'address.address1': 'd', timeZone: 'e' }
  expect(errorsInForm(errors)).toEqual({
    name: 'a',
    branchTypes: 'b',
    'address.region': 'c',
    'address.line1': 'd',
    timeZone: 'e',
  })
  expect(errorsInForm()).toEqual({})
})
