import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Provision: {
    one: 'Mise en service',
    many: 'Mises en service',
    about: 'Mise en service d’un achat dans tous les systèmes',
  },
  ProvisionRun: { one: 'Exécution', many: 'Exécutions', about: 'Une exécution sur les mises en service en attente' },
  ClassicMap: { one: 'Lien avec l’ancien système', many: 'Liens avec l’ancien système' },
  ProvisionIdentity: { one: 'Personne', many: 'Personnes' },
  ProvisionSubscription: { one: 'Abonnement', many: 'Abonnements' },
  changes: { one: 'Changement de forfait', many: 'Changements de forfait' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Provision,
  about: 'Nouvelles adhésions en cours de mise en service',
} as const satisfies Name

export const fields = {
  relationType: 'Rôle',
  classicMembershipId: 'Adhésion de l’ancien système',
  identities: 'Personnes',
  payload: 'Données transmises',
  fromProductId: 'Produit actuel',
  toProductId: 'Nouveau produit',
  reinstatementStatus: 'Rétablissement',
  identityMergeId: 'Fusion de comptes',
  classicMaps: 'Liens avec l’ancien système',
  subscriptions: 'Abonnements',
  reinstatementMatches: 'Anciennes adhésions possibles',
  error: 'Erreur',
  createdFrom: 'Créée à partir du',
  createdTo: 'Créée jusqu’au',
  provisionIds: 'Mises en service',
  vendor: 'Système',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  payload: 'Tel que reçu de la boutique',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addProvisionClassicMap: 'Ajouter un lien avec l’ancien système',
  addProvisionIdentity: 'Ajouter une personne',
  addProvisionSubscription: 'Ajouter un abonnement',
  createProvision: 'Créer une mise en service',
  getProvision: 'Afficher la mise en service',
  listIdentityProvisions: 'Afficher les mises en service d’une personne',
  listProvisions: 'Afficher les mises en service',
  markProvisionProfileChecked: 'Marquer le profil comme vérifié',
  markProvisionProfileMerged: 'Marquer les profils comme fusionnés',
  processPlanChanges: 'Traiter les changements de forfait en attente',
  processProvisions: 'Traiter les mises en service en attente',
  reinstateProvision: 'Rétablir l’adhésion',
  submitPlanChanges: 'Soumettre le changement de forfait',
  submitProvisionAsNew: 'Soumettre comme nouvelle adhésion',
  suspendProvision: 'Suspendre la mise en service',
  updateProvisionFields: 'Modifier la mise en service',
  updateProvisionIdentityMergeId: 'Modifier la fusion de comptes',
  updateProvisionStatus: 'Modifier l’état',
  updateReinstatementStatus: 'Modifier le rétablissement',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addProvisionClassicMap: 'Lien avec l’ancien système ajouté',
  addProvisionIdentity: 'Personne ajoutée',
  addProvisionSubscription: 'Abonnement ajouté',
  createProvision: 'Mise en service créée',
  markProvisionProfileChecked: 'Profil marqué comme vérifié',
  markProvisionProfileMerged: 'Profils marqués comme fusionnés',
  processPlanChanges: 'Changements de forfait traités',
  processProvisions: 'Mises en service traitées',
  reinstateProvision: 'Adhésion rétablie',
  submitPlanChanges: 'Changement de forfait soumis',
  submitProvisionAsNew: 'Soumise comme nouvelle adhésion',
  suspendProvision: 'Mise en service suspendue',
  updateProvisionFields: 'Mise en service modifiée',
  updateProvisionIdentityMergeId: 'Fusion de comptes modifiée',
  updateProvisionStatus: 'État modifié',
  updateReinstatementStatus: 'Rétablissement modifié',
} as const satisfies SameWords<typeof us.done>

export { ProvisionAction as journal } from '../../labels/commerce/provisioning.fr-CA.ts'
