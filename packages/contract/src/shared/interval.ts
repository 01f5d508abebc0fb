import { oneOf, type Out } from '../wire.ts'

/**
 * The unit between reminders or repeated messages.
 *
 * Source: identity and communication, section 3, Scheduled communication, and partners and service delivery, section 3,
 * Questionnaire question, "Interval type".
 */
export const IntervalType = oneOf('HOUR', 'DAY', 'WEEK', 'MONTH')
export type IntervalType = Out<typeof IntervalType>
