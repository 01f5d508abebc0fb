import { oneOf, type Out } from '../wire.ts'

// Source of every list: partners and service delivery, section 3, "Group enrollment", value for value and in its order.

/** The actions of the group-enrollment journal. */
export const GroupEnrollmentAction = oneOf('CREATED', 'UPDATED', 'SUBMITTED')
export type GroupEnrollmentAction = Out<typeof GroupEnrollmentAction>

/** The name of a status. The wire format is a number: see `groupEnrollmentStatuses`. */
export const GroupEnrollmentStatus = oneOf('OPEN', 'CREATED')
export type GroupEnrollmentStatus = Out<typeof GroupEnrollmentStatus>

/**
 * The statuses by number. "Status: OPEN or CREATED (numeric)" gives no numbers, so they are assumed to count from 0 in
 * the order of that sentence; correct it in the service's codec. Other numbers have no name.
 */
export const groupEnrollmentStatuses: readonly GroupEnrollmentStatus[] = ['OPEN', 'CREATED']

/** A person's role in a business. */
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
