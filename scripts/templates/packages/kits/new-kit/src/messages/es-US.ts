import { SubscriptionStatus } from '@memberkit/contract/labels/es-US'
import {
  defineMessages,
  type Dictionary,
  // <actions>
  lazyMessages,
  // </actions>
  type Translation,
} from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import type { newKitEnUS } from './en-US.ts'
import {
  // <actions>
  actionMessages,
  // </actions>
  newKitMessages,
} from './namespaces.ts'

const words: Translation<typeof newKitEnUS> = {
  title: 'New kit',
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
  defineMessages(newKitMessages, 'es-US', words),
  ...labelMessages('es-US', { SubscriptionStatus }),
  // <actions>
  lazyMessages(actionMessages, 'es-US', async () => (await import('./actions/es-US.ts')).actionEsUS),
  // </actions>
]
