import type { Translation } from '@memberkit/foundation/messages'
import type { contractsEnUS } from './contracts.en-US.ts'

export const contractsFrCA: Translation<typeof contractsEnUS> = {
  open: 's’ouvre dans un nouvel onglet',
  version: 'Version {version}',
  since: 'Depuis le {date}',
  started: 'Date de début\u00a0: {date}',
  starts: 'À partir du {date}',
  inForce: 'En vigueur',
  upcoming: 'À venir',
  ended: 'Terminé',
  unread: 'Nous n’avons pas pu lire ce contrat',
  gap: 'Aucun contrat n’est au dossier du {from} au {to}. Si l’un s’appliquait, ajoutez-le.',
  overlap:
    '«\u00a0{one}\u00a0» et «\u00a0{other}\u00a0» se chevauchent du {from} au {to}. Si l’un des deux est erroné, supprimez-le et ajoutez-le avec les bonnes dates.',
  overlapOpen:
    '«\u00a0{one}\u00a0» et «\u00a0{other}\u00a0» se chevauchent à partir du {from}. Si l’un des deux est erroné, supprimez-le et ajoutez-le avec les bonnes dates.',
}
