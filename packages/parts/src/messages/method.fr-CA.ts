import type { Translation } from '@memberkit/foundation/messages'
import type { methodEnUS } from './method.en-US.ts'

export const methodFrCA: Translation<typeof methodEnUS> = {
  other: 'Mode de paiement',
  card: '{brand} se terminant par {lastFour}',
  'card.unknown': 'Carte se terminant par {lastFour}',
  'account.unknown': 'Compte bancaire se terminant par {lastFour}',
  CHECKING: 'Compte chèques se terminant par {lastFour}',
  SAVINGS: 'Compte d’épargne se terminant par {lastFour}',
  expires: 'Expiration\u00a0: {date}',
  expired: 'Expirée ({date})',
  inactive: 'N’est plus actif',
  default: 'Par défaut',
  label: 'Mode de paiement',
  missing: 'Choisissez un mode de paiement.',
  noun: 'vos modes de paiement',
  loading: 'Chargement des modes de paiement',
  none: 'Vous n’avez pas encore de mode de paiement',
  add: 'Ajouter un mode de paiement',
  noAddingForOthers: 'Seul le membre peut ajouter un mode de paiement.',
}
