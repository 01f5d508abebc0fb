import type { Translation } from '@memberkit/foundation/messages'
import type { pageEnUS } from './en-US.ts'

export const pageEsUS: Translation<typeof pageEnUS> = {
  title: 'Facturación',
  loading: 'Cargando su facturación',
  print: 'Imprimir',
  'state.pastDue': 'Un pago requiere su atención',
  'state.due': 'Tiene un pago pendiente',
  'state.clear': 'No debe nada en este momento',
  'state.unknown': 'En este momento no podemos saber si debe algo',
  'staff.pastDue': 'Hay un pago vencido',
  'staff.due': 'Hay un pago pendiente',
  'staff.clear': 'No se debe nada en este momento',
  'staff.unknown': 'En este momento no se sabe si se debe algo',
  'plans.onHold': {
    one: 'El plan {plan} está suspendido.',
    many: '{count} de planes están suspendidos.',
    other: '{count} planes están suspendidos.',
  },
  'plans.unclear': {
    one: 'El estado de {count} plan no está claro.',
    many: 'El estado de {count} de planes no está claro.',
    other: 'El estado de {count} planes no está claro.',
  },
  'plans.running': {
    one: '{count} plan está activo.',
    many: '{count} de planes están activos.',
    other: '{count} planes están activos.',
  },
  'plans.ended': {
    one: 'Su plan ha terminado.',
    many: 'Sus {count} de planes han terminado.',
    other: 'Sus {count} planes han terminado.',
  },
  'plans.endedStaff': {
    one: '{count} plan ha terminado.',
    many: '{count} de planes han terminado.',
    other: '{count} planes han terminado.',
  },
  next: 'Próxima factura',
  'next.on': 'Prevista para el {date}',
  'next.with': 'Prevista para el {date}, pagada con {method}',
  'next.note': 'Antes de impuestos y descuentos',
  'next.catchingUp': 'Todavía no se conoce el monto: un plan se está poniendo al día con los pagos.',
  'next.for': 'Por {plans}',
  'none.heading': 'Todavía no tiene ningún plan',
  'none.text': 'Cuando tenga uno, verá aquí cuánto cuesta, cuándo se renueva y cómo se paga.',
  'none.staffHeading': 'Todavía no hay ningún plan',
  'none.staffText': 'Cuando haya un plan, aquí se verá cuánto cuesta y cuándo se renueva.',
  'none.choose': 'Elegir un plan',
}
