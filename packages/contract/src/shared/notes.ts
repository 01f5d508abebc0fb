import { oneOf, type Out } from '../wire.ts'

/**
 * The priority of a note or an automatic comment.
 *
 * Source: identity and communication, section 3, Note and Auto comment, "Priority LOW, MEDIUM, HIGH".
 */
export const NotePriority = oneOf('LOW', 'MEDIUM', 'HIGH')
export type NotePriority = Out<typeof NotePriority>
