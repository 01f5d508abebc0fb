import type { MessageTable } from '@memberkit/foundation/messages'

/** The needs of a branch before it is activated. */
export const needsEnUS = {
  'need.name': 'Name',
  'need.address': 'Address',
  'need.timeZone': 'Time zone',
  'need.primaryEmail': 'Main email address',
  'need.officePhone': 'Office phone number',
  'need.hours': 'Opening hours',
  'need.areaOfLaw': 'At least one area of law',
  'need.provider': 'At least one lawyer',
} as const satisfies MessageTable

/** A phone number on one line. */
export const phoneEnUS = {
  extension: '{number}, ext. {extension}',
} as const satisfies MessageTable
