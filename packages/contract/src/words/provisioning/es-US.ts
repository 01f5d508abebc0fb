import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Provision: { one: 'Activación', many: 'Activaciones', about: 'Activación de una compra en todos los sistemas' },
  ProvisionRun: { one: 'Ejecución', many: 'Ejecuciones', about: 'Una ejecución sobre las activaciones en espera' },
  ClassicMap: { one: 'Vínculo con el sistema anterior', many: 'Vínculos con el sistema anterior' },
  ProvisionIdentity: { one: 'Persona', many: 'Personas' },
  ProvisionSubscription: { one: 'Suscripción', many: 'Suscripciones' },
  changes: { one: 'Cambio de plan', many: 'Cambios de plan' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Provision,
  about: 'Membresías nuevas en proceso de activación',
} as const satisfies Name

export const fields = {
  relationType: 'Función',
  classicMembershipId: 'Membresía del sistema anterior',
  identities: 'Personas',
  payload: 'Datos enviados',
  fromProductId: 'Producto actual',
  toProductId: 'Producto nuevo',
  reinstatementStatus: 'Restablecimiento',
  identityMergeId: 'Combinación de cuentas',
  classicMaps: 'Vínculos con el sistema anterior',
  subscriptions: 'Suscripciones',
  reinstatementMatches: 'Posibles membresías anteriores',
  error: 'Error',
  createdFrom: 'Creada desde',
  createdTo: 'Creada hasta',
  provisionIds: 'Activaciones',
  vendor: 'Sistema',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  payload: 'Tal como se recibió de la tienda',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addProvisionClassicMap: 'Agregar un vínculo con el sistema anterior',
  addProvisionIdentity: 'Agregar una persona',
  addProvisionSubscription: 'Agregar una suscripción',
  createProvision: 'Crear una activación',
  getProvision: 'Ver la activación',
  listIdentityProvisions: 'Ver las activaciones de una persona',
  listProvisions: 'Ver las activaciones',
  markProvisionProfileChecked: 'Marcar el perfil como verificado',
  markProvisionProfileMerged: 'Marcar los perfiles como combinados',
  processPlanChanges: 'Procesar los cambios de plan en espera',
  processProvisions: 'Procesar las activaciones en espera',
  reinstateProvision: 'Restablecer la membresía',
  submitPlanChanges: 'Enviar el cambio de plan',
  submitProvisionAsNew: 'Enviar como nueva',
  suspendProvision: 'Suspender la activación',
  updateProvisionFields: 'Editar la activación',
  updateProvisionIdentityMergeId: 'Cambiar la combinación de cuentas',
  updateProvisionStatus: 'Cambiar el estado',
  updateReinstatementStatus: 'Cambiar el restablecimiento',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addProvisionClassicMap: 'Vínculo con el sistema anterior agregado',
  addProvisionIdentity: 'Persona agregada',
  addProvisionSubscription: 'Suscripción agregada',
  createProvision: 'Activación creada',
  markProvisionProfileChecked: 'Perfil marcado como verificado',
  markProvisionProfileMerged: 'Perfiles marcados como combinados',
  processPlanChanges: 'Cambios de plan procesados',
  processProvisions: 'Activaciones procesadas',
  reinstateProvision: 'Membresía restablecida',
  submitPlanChanges: 'Cambio de plan enviado',
  submitProvisionAsNew: 'Enviada como nueva',
  suspendProvision: 'Activación suspendida',
  updateProvisionFields: 'Activación actualizada',
  updateProvisionIdentityMergeId: 'Combinación de cuentas cambiada',
  updateProvisionStatus: 'Estado cambiado',
  updateReinstatementStatus: 'Restablecimiento cambiado',
} as const satisfies SameWords<typeof us.done>

export { ProvisionAction as journal } from '../../labels/commerce/provisioning.es-US.ts'
