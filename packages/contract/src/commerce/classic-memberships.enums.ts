import { oneOf, type Out } from '../wire.ts'

// Source of every list: commerce, section 3, "Classic membership", value for value and in its order.

/** The meaning of the letters is not shown. */
export const ClassicCancelReason = oneOf('G', 'L', 'W', 'B')
export type ClassicCancelReason = Out<typeof ClassicCancelReason>

export const ClassicPlanChangeStatus = oneOf('SUBMITTED', 'PENDING', 'IN_PROGRESS', 'REJECTED', 'PROCESSED', 'ERROR')
export type ClassicPlanChangeStatus = Out<typeof ClassicPlanChangeStatus>
