import { InvoiceStatus } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, type Translation } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import type { timelineEnUS } from './en-US.ts'
import { timelineMessages } from './namespaces.ts'

const words: Translation<typeof timelineEnUS> = {
  title: 'Timeline',
  noun: 'esta lista',
  loading: 'Cargando la lista',
  count: { one: '{count} elemento', many: '{count} de elementos', other: '{count} elementos' },
  more: 'Mostrar más entradas',
  'column.title': 'Nombre',
  'column.status': 'Estado',
  'empty.heading': 'Todavía no hay nada',
  'empty.text': 'Los elementos aparecerán aquí.',
  'filtered.heading': 'Nada coincide con estos filtros',
  'filtered.text': 'Cambie o borre los filtros para ver más.',
  unread: 'No pudimos leer este elemento',
}

/** Every message of the kit in es-US; those of menus and dialogs load with them. */
export const esUS: readonly Dictionary[] = [
  defineMessages(timelineMessages, 'es-US', words),
  ...labelMessages('es-US', { InvoiceStatus }),
]
