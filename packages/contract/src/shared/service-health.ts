import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'
import { Instant } from './dates.ts'

const serviceHealthFields = assumed({ status: text, checkedAt: maybe(Instant) })

/** A service's health. Its fields aren't shown: a response is what counts. */
export interface ServiceHealth extends Out<typeof serviceHealthFields> {}
export const ServiceHealth: Schema<ServiceHealth> = serviceHealthFields
