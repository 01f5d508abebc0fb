import type * as provisioning from '../../commerce/provisioning.ts'
import type { Labels } from '../labels.ts'

export const ProvisionStatus = {
  CREATED: 'Creada',
  STARTED: 'Iniciada',
  IN_PROGRESS: 'En curso',
  IDENTITIES_ADDED: 'Personas agregadas',
  CLASSIC_MAPS_ADDED: 'Vínculos con el sistema anterior agregados',
  SUBSCRIPTION_AND_ENTITLEMENT_ADDED: 'Suscripción y cobertura agregadas',
  BUSINESS_ADDED: 'Empresa agregada',
  COMPLETED: 'Completada',
  FAILED: 'Fallida',
  PENDING_PLAN_CHANGE: 'En espera de un cambio de plan',
  POTENTIAL_REINSTATEMENT: 'Posible restablecimiento',
  REINSTATE_CHECKED: 'Restablecimiento verificado',
  PENDING_PROFILE_REVIEW: 'En espera de una revisión del perfil',
  UPDATED: 'Actualizada',
  PROCESS: 'Lista para procesar',
  DELETED: 'Eliminada',
  CLASSICMAPS_ADDED: 'Vínculos con el sistema anterior agregados',
} as const satisfies Labels<provisioning.ProvisionStatus>

export const ProvisionVendor = {
  ATLAS: 'Atlas',
  ISERIES: 'iSeries',
} as const satisfies Labels<provisioning.ProvisionVendor>

export const ProvisionReinstatementStatus = {
  PENDING: 'En espera de una decisión',
  REINSTATED: 'Restablecida',
  IGNORED: 'Ignorada',
  SUSPENDED: 'Suspendida',
} as const satisfies Labels<provisioning.ProvisionReinstatementStatus>

export const ProvisionAction = {
  CREATE: 'Activación creada',
  ADD_CLASSICMAP: 'Vínculo con el sistema anterior agregado',
  ADD_ENTITLEMENT: 'Cobertura agregada',
  ADD_IDENTITY: 'Persona agregada',
  ADD_SUBSCRIPTION: 'Suscripción agregada',
  ADD_BUSINESS: 'Empresa agregada',
  PROFILE_MERGE: 'Perfiles combinados',
  CHECK_REINSTATE: 'Restablecimiento verificado',
  UPDATE_STATUS: 'Estado cambiado',
  PLAN_CHANGE_SUBMITTED: 'Cambio de plan enviado',
  REINSTATE: 'Membresía restablecida',
  SUSPEND: 'Activación suspendida',
  SUBMIT_AS_NEW: 'Enviada como nueva',
  UPDATE_REINSTATEMENT_STATUS: 'Estado del restablecimiento cambiado',
  UPDATE_IDENTITY_MERGE_ID: 'Combinación de cuentas cambiada',
} as const satisfies Labels<provisioning.ProvisionAction>
