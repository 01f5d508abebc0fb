import { LocalDate } from '../shared/dates.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { ReportDataFormat } from './reporting.enums.ts'

// "Payload and response field names are not shown" (section 7): all names are assumed.

const newReportFields = assumed({
  name: text,
  keys: list(text),
  dataFormat: ReportDataFormat,
  from: maybe(LocalDate),
  to: maybe(LocalDate),
})

/** A report to create. Both dates are inclusive. */
export interface NewReport extends Out<typeof newReportFields> {}
export const NewReport: Schema<NewReport> = newReportFields

const reportQueryFields = assumed({
  keys: maybe(text),
  dataFormat: maybe(ReportDataFormat),
  from: maybe(LocalDate),
  to: maybe(LocalDate),
})

/** The requirements for reusing a report. `keys` are separated by commas. */
export interface ReportQuery extends Out<typeof reportQueryFields> {}
export const ReportQuery: Schema<ReportQuery> = reportQueryFields
