import { expect, test } from 'vitest'
import { invoiceActionNames, obstacleOf } from '../shared/invoice-actions.rules.ts'
import { menuSections, settlingObstacle } from './staff-menu.rules.ts'

test('every action has its place in the menu, once', () => {
  expect(menuSections.flat().toSorted()).toEqual([...invoiceActionNames].toSorted())
})

test('an action that nobody spoke of is not possible', () => {
  expect(obstacleOf([{ name: 'void' }], 'void')).toBeUndefined()
  expect(obstacleOf([{ name: 'void' }], 'fail')).toBe('status')
})

test('the choice between the three is open while one of them is; a permission is the better reason', () => {
  expect(settlingObstacle([{ name: 'void', obstacle: 'status' }, { name: 'refund' }])).toBeUndefined()
  expect(
    settlingObstacle([
      { name: 'void', obstacle: 'status' },
      { name: 'refund', obstacle: 'permission' },
    ]),
  ).toBe('permission')
  expect(settlingObstacle([])).toBe('status')
})
