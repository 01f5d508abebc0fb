import { LocalDate } from '../shared/dates.ts'
import { assumed, list, maybe, type Out, type Schema, text, written } from '../wire.ts'

// Opening hours, in the branch's time zone. The shapes are not shown, so the names are assumed.

/** A time of day in 24-hour format, `'08:30'`. `'24:00'` is the end of the day. */
export type OpeningTime = string
export const OpeningTime: Schema<OpeningTime> = written(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)

const openingRangeFields = assumed({ start: OpeningTime, end: OpeningTime })

/** A time range; `end` is exclusive. A range that ends before it starts continues on the next day. */
export interface OpeningRange extends Out<typeof openingRangeFields> {}
export const OpeningRange: Schema<OpeningRange> = openingRangeFields

const businessHoursFields = assumed({
  monday: list(OpeningRange),
  tuesday: list(OpeningRange),
  wednesday: list(OpeningRange),
  thursday: list(OpeningRange),
  friday: list(OpeningRange),
  saturday: list(OpeningRange),
  sunday: list(OpeningRange),
})

/** The hours of each day of the week. An empty day is closed. */
export interface BusinessHours extends Out<typeof businessHoursFields> {}
export const BusinessHours: Schema<BusinessHours> = businessHoursFields

const unavailableDateFields = assumed({ from: LocalDate, to: LocalDate, label: maybe(text) })

/** A closure, from its first to its last day. */
export interface UnavailableDate extends Out<typeof unavailableDateFields> {}
export const UnavailableDate: Schema<UnavailableDate> = unavailableDateFields
