import type * as orders from '../../commerce/orders.ts'
import type { Labels } from '../labels.ts'

export const OrderStatus = {
  OPEN: 'Ouverte',
  FUNDED: 'Payée',
  FULLY_FUNDED: 'Entièrement payée',
  PROCESSING: 'En traitement',
  PAYMENT_FAILED: 'Échec du paiement',
} as const satisfies Labels<orders.OrderStatus>

export const OrderStatusVariant = {
  OPEN: 'Ouverte',
  FUNDED: 'Payée',
  PROVISIONED: 'Activée',
  PAYMENT_FAILED: 'Échec du paiement',
  PROCESSING: 'En traitement',
  PARTIALLY_FUNDED: 'Payée en partie',
} as const satisfies Labels<orders.OrderStatusVariant>

export const OrderOfferStatus = {
  OPEN: 'Ouverte',
  FUNDED: 'Payée',
  PAYMENT_FAILED: 'Échec du paiement',
} as const satisfies Labels<orders.OrderOfferStatus>

export const OrderBillingProvider = {
  PSX: 'PSX',
  'SYSTEM I': 'System i',
} as const satisfies Labels<orders.OrderBillingProvider>

export const OrderChannel = {
  GroupSites: 'Site de groupe',
  Corp: 'Site de l’entreprise',
  Hubsites: 'Site central',
  LaunchByLS: 'Launch',
  BuyNow: 'Achat immédiat',
  LSAPlus: 'LSA Plus',
  SubmitApp: 'Formulaire d’adhésion',
  AddLegalSupplement: 'Supplément juridique',
  Solutions: 'Solutions',
} as const satisfies Labels<orders.OrderChannel>

export const OrderSubscriptionAction = {
  CREATE: 'Nouvel abonnement',
  UPDATE: 'Modification d’un abonnement',
} as const satisfies Labels<orders.OrderSubscriptionAction>

export const OrderAuthorizedUserType = {
  SPOUSE: 'Conjointe ou conjoint',
  DEPENDENT: 'Personne à charge',
  NORMAL_USER: 'Utilisateur',
} as const satisfies Labels<orders.OrderAuthorizedUserType>

export const OrderAction = {
  CREATED: 'Commande créée',
  UPDATED: 'Commande mise à jour',
  DELETED: 'Commande supprimée',
  OWNER_ASSIGNED: 'Titulaire désigné',
  STATUS_CHANGED: 'État modifié',
  ENTITLEMENTS_CREATED: 'Protections créées',
  SUBSCRIPTIONS_CREATED: 'Abonnements créés',
  SOURCE_UPDATED: 'Provenance mise à jour',
} as const satisfies Labels<orders.OrderAction>
