import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Entitlement: { one: 'Protection', many: 'Protections', about: 'Droit d’une personne d’utiliser un produit' },
  EntitlementAuthorizedUser: { one: 'Personne protégée', many: 'Personnes protégées' },
  EntitlementContract: { one: 'Contrat', many: 'Contrats' },
  EntitlementDelegate: { one: 'Personne ayant un compte', many: 'Personnes autorisées' },
  EntitlementProduct: { one: 'Produit', many: 'Produits' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Entitlement,
  about: 'Ce que chaque personne peut utiliser, qui est protégé et depuis quand',
} as const satisfies Name

export const fields = {
  fulfillmentStatus: 'Mise en service',
  setupStatus: 'Configuration',
  provisioningType: 'Activation',
  product: 'Produit',
  delegates: 'Personnes autorisées',
  serviceArea: 'Zone de service',
  marketLocale: 'Langue du marché',
  statusReason: 'Motif de l’état',
  addedOn: 'Date d’ajout',
  replacement: 'Personne remplaçante',
  replace: 'Remplacer la protection existante',
  authorizedUserId: 'Personne protégée',
  authorizedUserIds: 'Personnes protégées',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  fulfillmentStatus: 'Indique si l’achat est prêt à utiliser',
  serviceArea: 'État ou province dont les avocats servent le membre',
  provisioningType: 'Immédiatement ou à la première utilisation',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  activateEntitlement: 'Activer la protection',
  addEntitlementAuthorizedUsers: 'Ajouter des personnes protégées',
  addEntitlementContracts: 'Ajouter des contrats',
  addEntitlementDelegates: 'Ajouter des personnes autorisées',
  cancelEntitlement: 'Résilier la protection',
  changeEntitlementEffectiveDates: 'Modifier les dates d’effet',
  changeEntitlementOwner: 'Modifier le titulaire',
  changeEntitlementProduct: 'Modifier le produit',
  changeEntitlementProductInfo: 'Modifier les détails du produit',
  changeEntitlementServiceArea: 'Modifier la zone de service',
  createEntitlement: 'Créer une protection',
  deleteEntitlement: 'Supprimer la protection',
  fulfillEntitlement: 'Consigner la mise en service',
  getEntitlement: 'Afficher la protection',
  listEntitlements: 'Afficher les protections',
  reassignEntitlementOwner: 'Réattribuer à un autre titulaire',
  removeEntitlementAuthorizedUsers: 'Retirer les personnes protégées',
  removeEntitlementDelegates: 'Retirer les personnes autorisées',
  replaceEntitlementAuthorizedUser: 'Remplacer la personne protégée',
  replaceEntitlementDelegate: 'Remplacer la personne ayant un compte',
  suspendEntitlement: 'Suspendre la protection',
  updateEntitlement: 'Modifier la protection',
  updateEntitlementSubscriptionId: 'Modifier l’abonnement associé',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateEntitlement: 'Protection activée',
  addEntitlementAuthorizedUsers: 'Personnes protégées ajoutées',
  addEntitlementContracts: 'Contrats ajoutés',
  addEntitlementDelegates: 'Personnes autorisées ajoutées',
  cancelEntitlement: 'Protection résiliée',
  changeEntitlementEffectiveDates: 'Dates d’effet modifiées',
  changeEntitlementOwner: 'Titulaire modifié',
  changeEntitlementProduct: 'Produit modifié',
  changeEntitlementProductInfo: 'Détails du produit modifiés',
  changeEntitlementServiceArea: 'Zone de service modifiée',
  createEntitlement: 'Protection créée',
  deleteEntitlement: 'Protection supprimée',
  fulfillEntitlement: 'Mise en service consignée',
  reassignEntitlementOwner: 'Protection réattribuée à un autre titulaire',
  removeEntitlementAuthorizedUsers: 'Personnes protégées retirées',
  removeEntitlementDelegates: 'Personnes autorisées retirées',
  replaceEntitlementAuthorizedUser: 'Personne protégée remplacée',
  replaceEntitlementDelegate: 'Personne ayant un compte remplacée',
  suspendEntitlement: 'Protection suspendue',
  updateEntitlement: 'Protection modifiée',
  updateEntitlementSubscriptionId: 'Abonnement associé modifié',
} as const satisfies SameWords<typeof us.done>

export { EntitlementAction as journal } from '../../labels/commerce/entitlements.fr-CA.ts'
