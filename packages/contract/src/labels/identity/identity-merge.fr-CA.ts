import type * as merge from '../../identity/identity-merge.ts'
import type { Labels } from '../labels.ts'

export const IdentityMergeAction = {
  MERGE: 'Comptes fusionnés',
  UNMERGE: 'Fusion annulée',
} as const satisfies Labels<merge.IdentityMergeAction>

export const IdentityMergeStatus = {
  CREATED: 'Créée',
  IN_PROGRESS: 'En cours',
  OK: 'Réussie',
  WARNING: 'Terminée avec avertissements',
  FAILED: 'En échec',
  PROCESSING: 'En traitement',
  COMPLETE: 'Terminée',
} as const satisfies Labels<merge.IdentityMergeStatus>
