import {
  type AllowedAction,
  type InvoiceActionName,
  type Obstacle,
  obstacleOf,
  settlingActions,
} from '../shared/invoice-actions.rules.ts'

/** The menu's order: money first, then status, then what the record says. */
export const menuSections: readonly (readonly InvoiceActionName[])[] = [
  ['pay', 'refund', 'forgive', 'void'],
  ['makeDelinquent', 'fail'],
  ['addItem', 'removeItem', 'registerItemTax', 'updatePaymentMethod', 'changeOwner'],
]

/** Why none of the three can be done now; `undefined` when one can. */
export function settlingObstacle(actions: readonly AllowedAction[]): Obstacle | undefined {
  const obstacles = settlingActions.map((name) => obstacleOf(actions, name))
  return obstacles.includes(undefined) ? undefined : (obstacles.find((one) => one === 'permission') ?? obstacles[0])
}
