import { type Schema, written } from '../wire.ts'

/** A calendar day, `'2026-03-08'`. It has no time zone and never passes through one. */
export type LocalDate = string
export const LocalDate: Schema<LocalDate> = written(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** A month, `'2026-03'`: when a card expires. */
export type YearMonth = string
export const YearMonth: Schema<YearMonth> = written(/^\d{4}-(0[1-9]|1[0-2])$/)

/** A moment, ISO 8601 with its offset: `'2026-03-08T17:05:00Z'`. */
export type Instant = string
export const Instant: Schema<Instant> = written(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/)
