import type * as groupEnrollments from '../../partners/group-enrollments.ts'
import type { Labels } from '../labels.ts'

export const GroupEnrollmentAction = {
  CREATED: 'Adhésion commencée',
  UPDATED: 'Adhésion mise à jour',
  SUBMITTED: 'Adhésion soumise',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentAction>

export const GroupEnrollmentStatus = {
  OPEN: 'En cours',
  CREATED: 'Créée',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentStatus>

export const GroupEnrollmentTitle = {
  accountant: 'Comptable',
  assistant: 'Adjoint',
  'business manager': 'Responsable des affaires',
  CEO: 'Chef de la direction',
  CFO: 'Chef des finances',
  'co-owner': 'Copropriétaire',
  controller: 'Contrôleur',
  COO: 'Chef de l’exploitation',
  HR: 'Ressources humaines',
  manager: 'Gestionnaire',
  'office manager': 'Chef de bureau',
  other: 'Autre',
  owner: 'Propriétaire',
  partner: 'Associé',
  president: 'Président',
  secretary: 'Secrétaire',
  supervisor: 'Superviseur',
  treasurer: 'Trésorier',
  user: 'Utilisateur',
  VP: 'Vice-président',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentTitle>

export const GroupEnrollmentBillingProvider = {
  SYSTEM_I: 'System i',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentBillingProvider>

export const GroupEnrollmentSource = {
  LSWork: 'LS at Work',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentSource>

export const GroupEnrollmentDependentType = {
  Spouse: 'Conjointe ou conjoint',
  Dependent: 'Personne à charge',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentDependentType>
