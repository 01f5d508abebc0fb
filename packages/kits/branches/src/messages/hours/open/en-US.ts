import type { MessageTable } from '@memberkit/foundation/messages'

export const openEnUS = {
  until: 'Open until {time}',
  untilDay: 'Open until {day} at {time}',
  always: 'Open 24 hours a day',
  closed: 'Closed',
  opensAt: 'Opens at {time}',
  opensTomorrow: 'Opens tomorrow at {time}',
  opensOn: 'Opens {day} at {time}',
  noOpening: 'No opening hours in the coming year',
  bothClocks: '{viewer} your time ({branch})',
  inZone: '{time} {zone}',
  closedFor: 'Closed today: {label}',
  closedToday: 'Closed today',
  unknownZone: 'Opening hours are in the branch’s local time',
} as const satisfies MessageTable
