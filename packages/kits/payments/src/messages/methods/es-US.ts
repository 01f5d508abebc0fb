import type { Translation } from '@memberkit/foundation/messages'
import type { methodsEnUS } from './en-US.ts'

export const methodsEsUS: Translation<typeof methodsEnUS> = {
  title: 'Métodos de pago',
  noun: 'sus métodos de pago',
  loading: 'Cargando los métodos de pago',
  caption: { one: '{count} método de pago', many: '{count} de métodos de pago', other: '{count} métodos de pago' },
  add: 'Agregar método de pago',
  'empty.heading': 'Todavía no hay métodos de pago',
  'empty.text': 'Agregue una tarjeta o una cuenta bancaria para pagar sus planes.',
  'empty.noWay': 'Los métodos de pago aparecen aquí cuando se agregan.',
  default: 'Predeterminado',
  inactive: 'Ya no está activo',
  expires: 'Vence: {date}',
  expired: 'Vencida ({date})',
  'expires.in': {
    one: 'Vence en {count} día',
    many: 'Vence en {count} de días',
    other: 'Vence en {count} días',
  },
  'expires.today': 'Vence hoy',
  plans: { one: 'Lo usa {count} plan', many: 'Lo usan {count} de planes', other: 'Lo usan {count} planes' },
  'plans.none': 'Ningún plan lo usa',
  duplicate: 'Este método aparece dos veces. Puede quitar cualquiera de los dos.',
  blocked: 'El banco rechazó este método de forma permanente. Use otro o actualice este.',
  resting: 'El último pago fue rechazado. Espere un poco antes de volver a pagar con este método.',
  'resting.for': 'El último pago fue rechazado. Podrá volver a pagar con este método en {time}.',
  update: 'Actualizar tarjeta',
  'update.of': 'Actualizar tarjeta: {method}',
  unread: 'No pudimos leer este método de pago',
  more: 'Mostrar más métodos de pago',
  shown: '{shown} de {count} a la vista',
}
