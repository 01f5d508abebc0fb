import type { Translation } from '@memberkit/foundation/messages'
import type { staffEnUS } from './en-US.ts'

export const staffEsUS: Translation<typeof staffEnUS> = {
  noun: 'los planes',
  title: 'Planes',
  'people.count': { one: '{count} persona', many: '{count} de personas', other: '{count} personas' },
  'mismatch.coveredNotBilled': 'La cobertura está activa, pero su suscripción está suspendida o cancelada.',
  'mismatch.billedNotCovered': 'La suscripción está activa, pero la cobertura no.',
  'mismatch.notFound': 'La suscripción {id} no está entre las del titular.',
  mismatch: 'No coincide con la facturación',
  empty: 'Esta persona no tiene ningún plan.',
  'filtered.heading': 'Ningún plan coincide con estos filtros',
  'filtered.text': 'Cambie o borre los filtros para ver otros planes.',
  'column.plan': 'Plan',
  'column.status': 'Estado',
  'column.fulfillment': 'Puesta en servicio',
  'column.people': 'Personas',
  'column.area': 'Lugar',
  'column.starts': 'Comienzo',
  'column.ends': 'Fin',
  'column.number': 'Número de miembro',
  'row.menu': 'Más acciones para {plan}',
}
