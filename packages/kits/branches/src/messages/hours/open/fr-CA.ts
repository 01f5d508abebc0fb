import type { Translation } from '@memberkit/foundation/messages'
import type { openEnUS } from './en-US.ts'

export const openFrCA: Translation<typeof openEnUS> = {
  open: 'Ouvert',
  until: 'Jusqu’à {time}',
  untilDay: 'Jusqu’au {day} à {time}',
  always: '24 heures sur 24',
  closed: 'Fermé',
  opensAt: 'Ouvre à {time}',
  opensTomorrow: 'Ouvre demain à {time}',
  opensOn: 'Ouvre le {day} à {time}',
  noOpening: 'Aucune ouverture dans l’année qui vient',
  bothClocks: '{viewer} à votre heure ({branch})',
  inZone: '{time}, {zone}',
  closedFor: 'Fermé aujourd’hui : {label}',
  closedToday: 'Fermé aujourd’hui',
  unknownZone: 'Les heures sont à l’heure locale de la succursale',
}
