import type * as groupEnrollments from '../../partners/group-enrollments.ts'
import type { Labels } from '../labels.ts'

export const GroupEnrollmentAction = {
  CREATED: 'Enrollment started',
  UPDATED: 'Enrollment updated',
  SUBMITTED: 'Enrollment submitted',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentAction>

export const GroupEnrollmentStatus = {
  OPEN: 'In progress',
  CREATED: 'Created',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentStatus>

export const GroupEnrollmentTitle = {
  accountant: 'Accountant',
  assistant: 'Assistant',
  'business manager': 'Business manager',
  CEO: 'Chief executive officer',
  CFO: 'Chief financial officer',
  'co-owner': 'Co-owner',
  controller: 'Controller',
  COO: 'Chief operating officer',
  HR: 'Human resources',
  manager: 'Manager',
  'office manager': 'Office manager',
  other: 'Other',
  owner: 'Owner',
  partner: 'Partner',
  president: 'President',
  secretary: 'Secretary',
  supervisor: 'Supervisor',
  treasurer: 'Treasurer',
  user: 'User',
  VP: 'Vice president',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentTitle>

export const GroupEnrollmentBillingProvider = {
  SYSTEM_I: 'System i',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentBillingProvider>

export const GroupEnrollmentSource = {
  LSWork: 'LS at Work',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentSource>

export const GroupEnrollmentDependentType = {
  Spouse: 'Spouse',
  Dependent: 'Dependent',
} as const satisfies Labels<groupEnrollments.GroupEnrollmentDependentType>
