import { oneOf, type Out } from '../wire.ts'

/**
 * How much a note or an automatic comment weighs.
 *
 * Source: identity and communication, section 3, Note and Auto comment, "Priority LOW, MEDIUM, HIGH".
 */
export const NotePriority = oneOf('LOW', 'MEDIUM', 'HIGH')
export type NotePriority = Out<typeof NotePriority>
