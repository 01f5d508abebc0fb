import type * as entitlements from '../../commerce/entitlements.ts'
import type { Labels } from '../labels.ts'

/** An entitlement reads as coverage. */
export const EntitlementStatus = {
  ACTIVE: 'Active',
  CANCELLED: 'Annulée',
  SUSPENDED: 'Suspendue',
} as const satisfies Labels<entitlements.EntitlementStatus>

export const EntitlementFulfillmentStatus = {
  Fulfilled: 'Prête',
  NotFulfilled: 'Pas encore prête',
  PendingChange: 'Modification en cours',
  PendingCreate: 'Mise en place en cours',
} as const satisfies Labels<entitlements.EntitlementFulfillmentStatus>

export const EntitlementSetupStatus = {
  SETUP: 'Configurée',
  NOT_SETUP: 'À configurer',
} as const satisfies Labels<entitlements.EntitlementSetupStatus>

export const EntitlementAction = {
  STATUS_UPDATE: 'État modifié',
  CREATED: 'Protection créée',
  PRODUCT_CHANGE: 'Produit modifié',
  FULFILLMENT_CHANGE: 'Mise en service modifiée',
  DELEGATE_CHANGE: 'Personnes protégées modifiées',
  SERVICE_AREA_CHANGE: 'Zone de service modifiée',
  REPLACED: 'Protection remplacée',
  EFFECTIVE_DATE_CHANGE: 'Dates d’effet modifiées',
  OWNER_CHANGE: 'Titulaire modifié',
  SETUP_CHANGE: 'Configuration modifiée',
  MIGRATION_UPDATE: 'Mise à jour par migration',
  DELEGATE_REPLACE: 'Personne protégée remplacée',
  CONTRACT_CHANGE: 'Contrat modifié',
  PROVISIONING_TYPE_CHANGE: 'Type d’activation modifié',
  DELETED: 'Protection supprimée',
  PRODUCT_INFO_CHANGE: 'Détails du produit modifiés',
  SUBSCRIPTION_ID_CHANGE: 'Abonnement associé modifié',
  MARKET_LOCALE_CHANGE: 'Langue du marché modifiée',
  REASSIGN_OWNER: 'Réattribuée à un autre titulaire',
} as const satisfies Labels<entitlements.EntitlementAction>
