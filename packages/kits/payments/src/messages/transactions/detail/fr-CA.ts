import type { Translation } from '@memberkit/foundation/messages'
import type { transactionDetailEnUS } from './en-US.ts'

export const transactionDetailFrCA: Translation<typeof transactionDetailEnUS> = {
  back: 'Toutes les transactions',
  noun: 'cette transaction',
  loading: 'Chargement de la transaction',
  print: 'Imprimer',
  about: 'À propos de cette transaction',
  invoice: 'Facture',
  reason: 'Motif de la banque',
  reference: 'Référence',
  reconciliation: 'Numéro de rapprochement',
  copy: 'Copier l’identifiant',
  copied: 'Copié',
  copyFailed: 'La copie a échoué. Appuyez sur Ctrl+C pour copier la sélection.',
  TIMEDOUT: 'La banque n’a pas répondu',
  CREATED: 'Transmise à la banque',
  awaited: 'Nous vérifions. Cette page se mettra à jour dès que nous en saurons plus.',
  noAnswer:
    'Nous n’attendons plus de réponse. On ne sait pas si de l’argent a été déplacé\u00a0: le relevé de la banque l’indiquera.',
  approved: 'Approuvé',
  refunded: 'Remboursé',
  left: 'Reste à rembourser',
  'approved.member': 'Payé',
  'left.member': 'Payé après remboursements',
  chain: 'Transactions liées',
  'chain.this': 'Cette transaction',
  'chain.openOne': 'Ouvrir\u00a0: {transaction}',
  'chain.concluded':
    'Rapprochées d’après la facture, le mode de paiement, le montant et la date. Rien ne confirme qu’elles vont ensemble.',
  'chain.alone': 'Aucune autre transaction liée n’est connue.',
  'chain.unlinked':
    'Impossible de savoir à quel paiement ou à quelle retenue elle se rapporte\u00a0: plusieurs conviennent, ou aucun.',
  'chain.possible': 'Le reste à rembourser pourrait être moindre',
  'chain.possible.member': 'Un remboursement pourrait se rapporter à ce paiement',
  'chain.possibleText':
    'Nous ne savons pas à quel paiement se rapportent ces transactions. Il pourrait s’agir de celui-ci\u00a0: {refunds}.',
  'chain.unread': {
    one: '{count} transaction n’a pas pu être lue. Elle pourrait être liée et n’entre dans aucun total.',
    many: '{count} de transactions n’ont pas pu être lues. Elles pourraient être liées et n’entrent dans aucun total.',
    other: '{count} transactions n’ont pas pu être lues. Elles pourraient être liées et n’entrent dans aucun total.',
  },
}
