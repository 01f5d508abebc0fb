import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  GroupEnrollment: { one: 'Inscripción', many: 'Inscripciones', about: 'Elección de planes de un empleado' },
  GroupEnrollmentAssociateInfo: { one: 'Asociado', many: 'Asociados' },
  GroupEnrollmentBusinessInfo: { one: 'Empresa', many: 'Empresas' },
  GroupEnrollmentDependent: { one: 'Persona a cargo', many: 'Personas a cargo' },
  GroupEnrollmentIdentity: { one: 'Empleado', many: 'Empleados' },
  GroupEnrollmentOffer: { one: 'Oferta', many: 'Ofertas' },
  GroupEnrollmentSignature: { one: 'Firma', many: 'Firmas' },
  GroupEnrollmentChoice: { one: 'Oferta elegida', many: 'Ofertas elegidas' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.GroupEnrollment,
  about: 'Lo que los empleados eligieron o rechazaron a través de su empleador',
} as const satisfies Name

export const fields = {
  enrollmentId: 'Inscripción',
  dependents: 'Personas a cargo',
  associateInfo: 'Asociado',
  identity: 'Empleado',
  enrollBy: 'Fecha límite de inscripción',
  signature: 'Firma',
  businessInfo: 'Empresa',
  isDeclined: 'Rechazado',
  hiredOn: 'Fecha de contratación',
  textVersion: 'Versión del texto firmado',
  period: 'Período de nómina',
  'GroupEnrollmentOffer.price': 'Precio por período de nómina',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeGroupEnrollmentAssociateInfo: 'Cambiar el asociado',
  changeGroupEnrollmentBusinessInfo: 'Cambiar la empresa',
  changeGroupEnrollmentDependents: 'Cambiar las personas a cargo',
  changeGroupEnrollmentIdentity: 'Cambiar el empleado',
  changeGroupEnrollmentOffers: 'Cambiar las ofertas',
  createGroupEnrollment: 'Iniciar una inscripción',
  getGroupEnrollment: 'Ver la inscripción',
  listGroupEnrollments: 'Ver las inscripciones',
  submitGroupEnrollment: 'Enviar la inscripción',
  updateGroupEnrollment: 'Editar la inscripción',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeGroupEnrollmentAssociateInfo: 'Asociado cambiado',
  changeGroupEnrollmentBusinessInfo: 'Empresa cambiada',
  changeGroupEnrollmentDependents: 'Personas a cargo cambiadas',
  changeGroupEnrollmentIdentity: 'Empleado cambiado',
  changeGroupEnrollmentOffers: 'Ofertas cambiadas',
  createGroupEnrollment: 'Inscripción iniciada',
  submitGroupEnrollment: 'Inscripción enviada',
  updateGroupEnrollment: 'Inscripción actualizada',
} as const satisfies SameWords<typeof us.done>

export { GroupEnrollmentAction as journal } from '../../labels/partners/group-enrollments.es-US.ts'
