import type * as merge from '../../identity/identity-merge.ts'
import type { Labels } from '../labels.ts'

export const IdentityMergeAction = {
  MERGE: 'Cuentas combinadas',
  UNMERGE: 'Combinación deshecha',
} as const satisfies Labels<merge.IdentityMergeAction>

export const IdentityMergeStatus = {
  CREATED: 'Creada',
  IN_PROGRESS: 'En curso',
  OK: 'Correcta',
  WARNING: 'Finalizada con advertencias',
  FAILED: 'Fallida',
  PROCESSING: 'En proceso',
  COMPLETE: 'Completada',
} as const satisfies Labels<merge.IdentityMergeStatus>
