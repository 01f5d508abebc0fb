import { LocalDate } from '../shared/dates.ts'
import { assumed, list, maybe, type Out, type Schema, text, written } from '../wire.ts'

// When a branch is open, in its own time zone. The shapes are not shown, so the names are ours.

/** A time on the clock in 24 hours, `'08:30'`. `'24:00'` is the end of the day. */
export type OpeningTime = string
export const OpeningTime: Schema<OpeningTime> = written(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)

const openingRangeFields = assumed({ start: OpeningTime, end: OpeningTime })

/**
 * A stretch of time; one that ends before it starts runs into the next day. `end` is the first minute that is no longer
 * in it.
 */
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

/** The hours of each day of the week. None means closed. */
export interface BusinessHours extends Out<typeof businessHoursFields> {}
export const BusinessHours: Schema<BusinessHours> = businessHoursFields

const unavailableDateFields = assumed({ from: LocalDate, to: LocalDate, label: maybe(text) })

/** Days on which a branch is closed against its hours, from the first to the last. */
export interface UnavailableDate extends Out<typeof unavailableDateFields> {}
export const UnavailableDate: Schema<UnavailableDate> = unavailableDateFields
