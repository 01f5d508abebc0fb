import type { Translation } from '@memberkit/foundation/messages'
import type { openEnUS } from './en-US.ts'

export const openEsUS: Translation<typeof openEnUS> = {
  open: 'Abierto',
  until: 'Hasta {time}',
  untilDay: 'Hasta el {day} a {time}',
  always: 'Las 24 horas',
  closed: 'Cerrado',
  opensAt: 'Abre a {time}',
  opensTomorrow: 'Abre mañana a {time}',
  opensOn: 'Abre el {day} a {time}',
  noOpening: 'Sin apertura en el próximo año',
  bothClocks: '{viewer}, su hora ({branch})',
  inZone: '{time}, {zone}',
  closedFor: 'Cerrado hoy: {label}',
  closedToday: 'Cerrado hoy',
  unknownZone: 'El horario está en la hora local de la sucursal',
}
