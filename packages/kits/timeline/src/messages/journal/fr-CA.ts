import type { Translation } from '@memberkit/foundation/messages'
import type { journalEnUS } from './en-US.ts'

export const journalFrCA: Translation<typeof journalEnUS> = {
  title: 'Historique',
  csv: 'Télécharger le CSV',
  print: 'Imprimer',
  link: 'Lien vers cette entrée, {time}',
  missing: 'L’entrée visée par le lien ne se trouve pas dans cet historique.',
  noDay: 'Date inconnue',
  'column.when': 'Quand',
  'column.what': 'Quoi',
  'column.who': 'Qui',
  'column.changes': 'Changements',
  'column.entry': 'ID de l’entrée',
}
