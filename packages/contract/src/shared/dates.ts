import { type Schema, written } from '../wire.ts'

/** A calendar date, `'2026-03-08'`. It has no time zone and is never converted to one. */
export type LocalDate = string
export const LocalDate: Schema<LocalDate> = written(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** A month, `'2026-03'`, such as a card's expiry. */
export type YearMonth = string
export const YearMonth: Schema<YearMonth> = written(/^\d{4}-(0[1-9]|1[0-2])$/)

/** A timestamp in ISO 8601 with its offset: `'2026-03-08T17:05:00Z'`. */
export type Instant = string
export const Instant: Schema<Instant> = written(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/)
