import type { Translation } from '@memberkit/foundation/messages'
import type { methodsEnUS } from './en-US.ts'

export const methodsFrCA: Translation<typeof methodsEnUS> = {
  title: 'Modes de paiement',
  noun: 'vos modes de paiement',
  loading: 'Chargement des modes de paiement',
  caption: {
    one: '{count} mode de paiement',
    many: '{count} de modes de paiement',
    other: '{count} modes de paiement',
  },
  add: 'Ajouter un mode de paiement',
  'empty.heading': 'Aucun mode de paiement pour l’instant',
  'empty.text': 'Ajoutez une carte ou un compte bancaire pour payer vos forfaits.',
  'empty.noWay': 'Les modes de paiement s’affichent ici une fois ajoutés.',
  default: 'Par défaut',
  inactive: 'N’est plus actif',
  expires: 'Expiration\u00a0: {date}',
  expired: 'Expirée ({date})',
  'expires.in': {
    one: 'Expire dans {count} jour',
    many: 'Expire dans {count} de jours',
    other: 'Expire dans {count} jours',
  },
  'expires.today': 'Expire aujourd’hui',
  plans: {
    one: 'Utilisé par {count} forfait',
    many: 'Utilisé par {count} de forfaits',
    other: 'Utilisé par {count} forfaits',
  },
  'plans.none': 'Utilisé par aucun forfait',
  duplicate: 'Ce mode de paiement figure deux fois. Vous pouvez retirer l’un des deux.',
  blocked: 'La banque a refusé définitivement ce mode de paiement. Utilisez-en un autre ou mettez celui-ci à jour.',
  resting: 'Le dernier paiement a été refusé. Attendez un peu avant de payer à nouveau de cette façon.',
  'resting.for': 'Le dernier paiement a été refusé. Vous pourrez payer à nouveau de cette façon dans {time}.',
  update: 'Mettre la carte à jour',
  'update.of': 'Mettre la carte à jour\u00a0: {method}',
  unread: 'Nous n’avons pas pu lire ce mode de paiement',
  more: 'Afficher plus de modes de paiement',
  shown: '{shown} sur {count} affichés',
}
