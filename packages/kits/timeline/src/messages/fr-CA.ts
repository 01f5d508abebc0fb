import { InvoiceStatus } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, type Translation } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import type { timelineEnUS } from './en-US.ts'
import { timelineMessages } from './namespaces.ts'

const words: Translation<typeof timelineEnUS> = {
  title: 'Timeline',
  noun: 'cette liste',
  loading: 'Chargement de la liste',
  count: { one: '{count} élément', many: '{count} d’éléments', other: '{count} éléments' },
  more: 'Afficher plus d’entrées',
  'column.title': 'Nom',
  'column.status': 'État',
  'empty.heading': 'Rien pour l’instant',
  'empty.text': 'Les éléments s’afficheront ici.',
  'filtered.heading': 'Rien ne correspond à ces filtres',
  'filtered.text': 'Modifiez ou effacez les filtres pour en voir plus.',
  unread: 'Nous n’avons pas pu lire cet élément',
}

/** Every message of the kit in fr-CA; those of menus and dialogs load with them. */
export const frCA: readonly Dictionary[] = [
  defineMessages(timelineMessages, 'fr-CA', words),
  ...labelMessages('fr-CA', { InvoiceStatus }),
]
