import type * as groupEnrollments from '../../partners/group-enrollments.ts'
import type { Labels } from '../labels.ts'

export const GroupEnrollmentAction = {
  CREATED: 'Inscripción iniciada',
  UPDATED: 'Inscripción actualizada',
  SUBMITTED: 'Inscripción enviada',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentAction>

export const GroupEnrollmentStatus = {
  OPEN: 'En curso',
  CREATED: 'Creada',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentStatus>

export const GroupEnrollmentTitle = {
  accountant: 'Contador',
  assistant: 'Asistente',
  'business manager': 'Gerente comercial',
  CEO: 'Director ejecutivo',
  CFO: 'Director de finanzas',
  'co-owner': 'Copropietario',
  controller: 'Contralor',
  COO: 'Director de operaciones',
  HR: 'Recursos humanos',
  manager: 'Gerente',
  'office manager': 'Gerente de oficina',
  other: 'Otro',
  owner: 'Propietario',
  partner: 'Socio',
  president: 'Presidente',
  secretary: 'Secretario',
  supervisor: 'Supervisor',
  treasurer: 'Tesorero',
  user: 'Usuario',
  VP: 'Vicepresidente',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentTitle>

export const GroupEnrollmentBillingProvider = {
  SYSTEM_I: 'System i',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentBillingProvider>

export const GroupEnrollmentSource = {
  LSWork: 'LS at Work',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentSource>

export const GroupEnrollmentDependentType = {
  Spouse: 'Cónyuge',
  Dependent: 'Dependiente',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentDependentType>
