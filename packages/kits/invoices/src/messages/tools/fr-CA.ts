import type { Translation } from '@memberkit/foundation/messages'
import type { toolsEnUS } from './en-US.ts'

export const toolsFrCA: Translation<typeof toolsEnUS> = {
  captionOf: {
    one: '{shown} sur {count} facture',
    many: '{shown} sur {count} de factures',
    other: '{shown} sur {count} factures',
  },
  'filter.currency': 'Devise',
  'filter.recurrence': 'Type',
  'filter.from': 'Émise à partir du',
  'filter.to': 'Émise jusqu’au',
  'filter.any': 'Tous',
  'filter.another': 'Ajouter un état',
  'filter.applied': '{filter}\u00a0: {value}',
  'filter.remove': 'Retirer le filtre',
  'filter.save': 'Enregistrer les filtres',
  'filter.useSaved': 'Utiliser les filtres enregistrés',
  'filter.saved': 'Les filtres sont enregistrés sur cet appareil.',
  'filter.since': 'À partir du {date}',
  'filter.until': 'Jusqu’au {date}',
  'list.csv': 'Télécharger en format CSV',
  'list.statement': 'Relevé annuel des paiements',
  'list.print': 'Imprimer cette liste',
  'csv.dueOn': 'Date d’échéance',
  'csv.covers': 'Objet',
  'csv.total': 'Total',
  'csv.paid': 'Payé',
  'csv.due': 'Montant dû',
}
