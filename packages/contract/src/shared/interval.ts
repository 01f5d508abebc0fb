import { oneOf, type Out } from '../wire.ts'

/**
 * In what a reminder or a message that is sent again counts the time between.
 *
 * Source: identity and communication, section 3, Scheduled communication, and partners and service delivery, section 3,
 * Questionnaire question, "Interval type".
 */
export const IntervalType = oneOf('HOUR', 'DAY', 'WEEK', 'MONTH')
export type IntervalType = Out<typeof IntervalType>
