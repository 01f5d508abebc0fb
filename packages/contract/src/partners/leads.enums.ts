import { oneOf, type Out } from '../wire.ts'

// Source of every list: partners and service delivery, section 3, "Lead", value for value and in its order.

/** The progress of a lead. */
export const LeadStatus = oneOf('NEW', 'OPENED', 'COMPLETED')
export type LeadStatus = Out<typeof LeadStatus>

/** Whether a lead still exists, whatever its status. */
export const LeadResourceStatus = oneOf('ACTIVE', 'CANCELED', 'DELETED')
export type LeadResourceStatus = Out<typeof LeadResourceStatus>

/** The actions of the lead journal. */
export const LeadAction = oneOf(
  'CREATED',
  'CHANGED',
  'CANCELED',
  'CHANGE_OWNER',
  'DELETED',
  'UPDATE_STATUS',
  'ADD_NOTE',
)
export type LeadAction = Out<typeof LeadAction>
