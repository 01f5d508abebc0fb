import type { Translation } from '@memberkit/foundation/messages'
import type { journalEnUS } from './en-US.ts'

export const journalEsUS: Translation<typeof journalEnUS> = {
  title: 'Historial',
  csv: 'Descargar CSV',
  print: 'Imprimir',
  link: 'Enlace a esta entrada, {time}',
  missing: 'La entrada a la que lleva el enlace no está en este historial.',
  noDay: 'Fecha desconocida',
  'column.when': 'Cuándo',
  'column.what': 'Qué',
  'column.who': 'Quién',
  'column.changes': 'Cambios',
  'column.entry': 'ID de la entrada',
}
