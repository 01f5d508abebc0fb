import type * as provisioning from '../../commerce/provisioning.ts'
import type { Labels } from '../labels.ts'

export const ProvisionStatus = {
  CREATED: 'Créée',
  STARTED: 'Amorcée',
  IN_PROGRESS: 'En cours',
  IDENTITIES_ADDED: 'Personnes ajoutées',
  CLASSIC_MAPS_ADDED: 'Liens avec l’ancien système ajoutés',
  SUBSCRIPTION_AND_ENTITLEMENT_ADDED: 'Abonnement et protection ajoutés',
  BUSINESS_ADDED: 'Entreprise ajoutée',
  COMPLETED: 'Terminée',
  FAILED: 'En échec',
  PENDING_PLAN_CHANGE: 'En attente d’un changement de forfait',
  POTENTIAL_REINSTATEMENT: 'Rétablissement possible',
  REINSTATE_CHECKED: 'Rétablissement vérifié',
  PENDING_PROFILE_REVIEW: 'En attente d’une révision du profil',
  UPDATED: 'Mise à jour',
  PROCESS: 'Prête à traiter',
  DELETED: 'Supprimée',
  CLASSICMAPS_ADDED: 'Liens avec l’ancien système ajoutés',
} as const satisfies Labels<provisioning.ProvisionStatus>

export const ProvisionVendor = {
  ATLAS: 'Atlas',
  ISERIES: 'iSeries',
} as const satisfies Labels<provisioning.ProvisionVendor>

export const ProvisionReinstatementStatus = {
  PENDING: 'En attente d’une décision',
  REINSTATED: 'Rétablie',
  IGNORED: 'Ignorée',
  SUSPENDED: 'Suspendue',
} as const satisfies Labels<provisioning.ProvisionReinstatementStatus>

export const ProvisionAction = {
  CREATE: 'Mise en service créée',
  ADD_CLASSICMAP: 'Lien avec l’ancien système ajouté',
  ADD_ENTITLEMENT: 'Protection ajoutée',
  ADD_IDENTITY: 'Personne ajoutée',
  ADD_SUBSCRIPTION: 'Abonnement ajouté',
  ADD_BUSINESS: 'Entreprise ajoutée',
  PROFILE_MERGE: 'Profils fusionnés',
  CHECK_REINSTATE: 'Rétablissement vérifié',
  UPDATE_STATUS: 'État modifié',
  PLAN_CHANGE_SUBMITTED: 'Changement de forfait soumis',
  REINSTATE: 'Adhésion rétablie',
  SUSPEND: 'Mise en service suspendue',
  SUBMIT_AS_NEW: 'Soumise comme nouvelle adhésion',
  UPDATE_REINSTATEMENT_STATUS: 'État du rétablissement modifié',
  UPDATE_IDENTITY_MERGE_ID: 'Fusion de comptes modifiée',
} as const satisfies Labels<provisioning.ProvisionAction>
