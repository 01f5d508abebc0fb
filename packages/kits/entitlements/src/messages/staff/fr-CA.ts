import type { Translation } from '@memberkit/foundation/messages'
import type { staffEnUS } from './en-US.ts'

export const staffFrCA: Translation<typeof staffEnUS> = {
  noun: 'les forfaits',
  title: 'Forfaits',
  'people.count': { one: '{count} personne', many: '{count} de personnes', other: '{count} personnes' },
  'mismatch.coveredNotBilled': 'La protection est active, mais son abonnement est suspendu ou annulé.',
  'mismatch.billedNotCovered': 'L’abonnement est actif, mais pas la protection.',
  'mismatch.notFound': 'L’abonnement {id} ne figure pas parmi ceux du titulaire.',
  mismatch: 'Ne concorde pas avec la facturation',
  empty: 'Cette personne n’a aucun forfait.',
  'filtered.heading': 'Aucun forfait ne correspond à ces filtres',
  'filtered.text': 'Modifiez ou effacez les filtres pour voir d’autres forfaits.',
  'column.plan': 'Forfait',
  'column.status': 'État',
  'column.fulfillment': 'Mise en service',
  'column.people': 'Personnes',
  'column.area': 'Territoire',
  'column.starts': 'Début',
  'column.ends': 'Fin',
  'column.number': 'Numéro de membre',
  'row.menu': 'Autres actions pour {plan}',
}
