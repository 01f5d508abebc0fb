import type * as subscriptions from '../../commerce/subscriptions.ts'
import type { Labels } from '../labels.ts'

export const SubscriptionItemType = {
  PRODUCT: 'Produit',
  SUPPLEMENT: 'Supplément',
} as const satisfies Labels<subscriptions.SubscriptionItemType>

export const SubscriptionVendor = {
  ATLAS: 'Atlas',
  ISERIES: 'iSeries',
  PAYPAL: 'PayPal',
} as const satisfies Labels<subscriptions.SubscriptionVendor>

export const SubscriptionStatus = {
  ACTIVE: 'Actif',
  CANCELLED: 'Résilié',
  SUSPENDED: 'Suspendu',
  PRECANCEL: 'Résiliation amorcée',
  PENDING_CANCEL: 'Prend fin bientôt',
  CATCHING_UP: 'Rattrapage des paiements',
} as const satisfies Labels<subscriptions.SubscriptionStatus>

export const SubscriptionFriendlyIdType = {
  MEMBER: 'Numéro de membre',
  ASSOCIATE: 'Numéro d’associé',
  OTHER: 'Autre numéro',
} as const satisfies Labels<subscriptions.SubscriptionFriendlyIdType>

export const SubscriptionCancelReason = {
  NO_LONGER_EMPLOYED: 'N’est plus à l’emploi',
  LEAVE_OF_ABSENCE: 'Congé autorisé',
  MEMBER_REQUESTED_CANCEL: 'À la demande du membre',
  DECEASED: 'Décès du membre',
  REINSTATE: 'À rétablir',
  UNPROCESSED: 'Non traitée',
} as const satisfies Labels<subscriptions.SubscriptionCancelReason>

export const SubscriptionAction = {
  CREATED: 'Abonnement créé',
  UPDATE_OFFERS: 'Forfait modifié',
  DELETED: 'Abonnement supprimé',
  UPDATED: 'Abonnement mis à jour',
  STATUS_CHANGED: 'État modifié',
  PAYMENT_UPDATED: 'Mode de paiement modifié',
  BILLING_ADVANCED: 'Facturation passée à la période suivante',
  VENDOR_UPDATED: 'Système de facturation modifié',
  FRIENDLYID_UPDATED: 'Numéro de membre modifié',
  CHANGE_OWNER: 'Titulaire modifié',
  DO_NOT_REINSTATE_UPDATED: 'Mention «\u00a0ne pas rétablir\u00a0» modifiée',
  RETRY_SCHEDULE_UPDATED: 'Nouvelles tentatives de paiement replanifiées',
  ADMINISTRATIVE_AREA_UPDATED: 'État ou province modifié',
  POSTAL_CODE_UPDATED: 'Code postal modifié',
  STARTED_ON_UPDATED: 'Date de début modifiée',
  NEXT_BILL_ON_UPDATED: 'Date de la prochaine facture modifiée',
  SOURCE_UPDATED: 'Provenance modifiée',
  BILLING_FREQUENCY_UPDATED: 'Fréquence de facturation modifiée',
  BILL_CYCLE_DAY_UPDATED: 'Jour de facturation modifié',
  BILLING_DIVISION_UPDATED: 'Division de facturation modifiée',
  MEMBER_MIGRATION_UPDATE: 'Mis à jour par migration',
  PAID_TO_DATE_UPDATED: 'Date de fin de période payée modifiée',
  REASSIGN_OWNER: 'Réattribué à un autre titulaire',
} as const satisfies Labels<subscriptions.SubscriptionAction>
