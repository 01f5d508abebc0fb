import type { Translation } from '@memberkit/foundation/messages'
import type { pageEnUS } from './en-US.ts'

export const pageFrCA: Translation<typeof pageEnUS> = {
  title: 'Facturation',
  loading: 'Chargement de votre facturation',
  print: 'Imprimer',
  'state.pastDue': 'Un paiement demande votre attention',
  'state.due': 'Vous avez un paiement à faire',
  'state.clear': 'Rien n’est dû en ce moment',
  'state.unknown': 'Nous ne pouvons pas savoir en ce moment si quelque chose est dû',
  'staff.pastDue': 'Un paiement est en retard',
  'staff.due': 'Un paiement est à faire',
  'staff.clear': 'Rien n’est dû en ce moment',
  'staff.unknown': 'On ne sait pas en ce moment si quelque chose est dû',
  'plans.onHold': {
    one: 'Le forfait {plan} est suspendu.',
    many: '{count} de forfaits sont suspendus.',
    other: '{count} forfaits sont suspendus.',
  },
  'plans.unclear': {
    one: 'L’état de {count} forfait n’est pas clair.',
    many: 'L’état de {count} de forfaits n’est pas clair.',
    other: 'L’état de {count} forfaits n’est pas clair.',
  },
  'plans.running': {
    one: '{count} forfait est actif.',
    many: '{count} de forfaits sont actifs.',
    other: '{count} forfaits sont actifs.',
  },
  'plans.ended': {
    one: 'Votre forfait est terminé.',
    many: 'Vos {count} de forfaits sont terminés.',
    other: 'Vos {count} forfaits sont terminés.',
  },
  'plans.endedStaff': {
    one: '{count} forfait est terminé.',
    many: '{count} de forfaits sont terminés.',
    other: '{count} forfaits sont terminés.',
  },
  next: 'Prochaine facture',
  'next.on': 'Prévue le {date}',
  'next.with': 'Prévue le {date}, payée par {method}',
  'next.note': 'Avant les taxes et les rabais',
  'next.catchingUp': 'Le montant n’est pas encore connu : un forfait rattrape ses paiements en retard.',
  'next.for': 'Pour {plans}',
  'none.heading': 'Vous n’avez pas encore de forfait',
  'none.text':
    'Une fois que vous en aurez un, vous verrez ici son prix, sa date de renouvellement et son mode de paiement.',
  'none.staffHeading': 'Aucun forfait pour l’instant',
  'none.staffText': 'Une fois qu’il y aura un forfait, son prix et sa date de renouvellement seront affichés ici.',
  'none.choose': 'Choisir un forfait',
}
