import type { MessageTable } from '@memberkit/foundation/messages'

export const staffEnUS = {
  noun: 'the plans',
  title: 'Plans',
  'people.count': { one: '{count} person', other: '{count} people' },
  'mismatch.coveredNotBilled': 'Coverage is active, but its subscription is suspended or canceled.',
  'mismatch.billedNotCovered': 'The subscription is active, but the coverage isn’t.',
  'mismatch.notFound': 'The subscription {id} isn’t among those of the owner.',
  mismatch: 'Differs from billing',
  empty: 'This person has no plan.',
  'filtered.heading': 'No plan matches these filters',
  'filtered.text': 'Change or clear the filters to see other plans.',
  'column.plan': 'Plan',
  'column.status': 'Status',
  'column.fulfillment': 'Fulfillment',
  'column.people': 'Covered',
  'column.area': 'Area',
  'column.starts': 'Starts',
  'column.ends': 'Ends',
  'column.number': 'Member number',
  'row.menu': 'More actions for {plan}',
} as const satisfies MessageTable
