import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'
import { Instant } from './dates.ts'

const serviceHealthFields = assumed({ status: text, checkedAt: maybe(Instant) })

/** What a service says of itself. Its words are not shown: that it answers at all is what counts. */
export interface ServiceHealth extends Out<typeof serviceHealthFields> {}
export const ServiceHealth: Schema<ServiceHealth> = serviceHealthFields
