import type { MessageTable } from '@memberkit/foundation/messages'

export const openEnUS = {
  open: 'Open',
  until: 'Until {time}',
  untilDay: 'Until {day} at {time}',
  always: '24 hours a day',
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
