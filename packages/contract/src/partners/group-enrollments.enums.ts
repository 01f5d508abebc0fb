import { oneOf, type Out } from '../wire.ts'

// Source of every list: partners and service delivery, section 3, "Group enrollment", value for value and in its order.

/** What the journal of group enrollments records. */
export const GroupEnrollmentAction = oneOf('CREATED', 'UPDATED', 'SUBMITTED')
export type GroupEnrollmentAction = Out<typeof GroupEnrollmentAction>

/** What a status is called. What travels is a number: see `groupEnrollmentStatuses`. */
export const GroupEnrollmentStatus = oneOf('OPEN', 'CREATED')
export type GroupEnrollmentStatus = Out<typeof GroupEnrollmentStatus>

/**
 * Which status each number stands for. "Status: OPEN or CREATED (numeric)" says that they travel as numbers and not as
 * which, so they are counted from 0 in the order of the sentence: our reading, to be put right in the codec of the
 * service where a host knows better. A number that is not here has no name.
 */
export const groupEnrollmentStatuses: readonly GroupEnrollmentStatus[] = ['OPEN', 'CREATED']

/** What someone is in a business. */
export const GroupEnrollmentTitle = oneOf(
  'accountant',
  'assistant',
  'business manager',
  'CEO',
  'CFO',
  'co-owner',
  'controller',
  'COO',
  'HR',
  'manager',
  'office manager',
  'other',
  'owner',
  'partner',
  'president',
  'secretary',
  'supervisor',
  'treasurer',
  'user',
  'VP',
)
export type GroupEnrollmentTitle = Out<typeof GroupEnrollmentTitle>

export const GroupEnrollmentBillingProvider = oneOf('SYSTEM_I')
export type GroupEnrollmentBillingProvider = Out<typeof GroupEnrollmentBillingProvider>

export const GroupEnrollmentSource = oneOf('LSWork')
export type GroupEnrollmentSource = Out<typeof GroupEnrollmentSource>

export const GroupEnrollmentDependentType = oneOf('Spouse', 'Dependent')
export type GroupEnrollmentDependentType = Out<typeof GroupEnrollmentDependentType>
