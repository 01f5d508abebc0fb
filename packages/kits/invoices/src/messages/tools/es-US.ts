import type { Translation } from '@memberkit/foundation/messages'
import type { toolsEnUS } from './en-US.ts'

export const toolsEsUS: Translation<typeof toolsEnUS> = {
  captionOf: {
    one: '{shown} de {count} factura',
    many: '{shown} de {count} de facturas',
    other: '{shown} de {count} facturas',
  },
  'filter.currency': 'Moneda',
  'filter.recurrence': 'Tipo',
  'filter.from': 'Emitida desde el',
  'filter.to': 'Emitida hasta el',
  'filter.any': 'Cualquiera',
  'filter.another': 'Agregar otro estado',
  'filter.applied': '{filter}: {value}',
  'filter.remove': 'Quitar el filtro',
  'filter.save': 'Guardar los filtros',
  'filter.useSaved': 'Usar los filtros guardados',
  'filter.saved': 'Los filtros se guardaron en este dispositivo.',
  'filter.since': 'Desde el {date}',
  'filter.until': 'Hasta el {date}',
  'list.csv': 'Descargar en formato CSV',
  'list.statement': 'Resumen anual de pagos',
  'list.print': 'Imprimir esta lista',
  'csv.dueOn': 'Fecha de vencimiento',
  'csv.covers': 'Corresponde a',
  'csv.total': 'Total',
  'csv.paid': 'Pagado',
  'csv.due': 'Monto por pagar',
}
