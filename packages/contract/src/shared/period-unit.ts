import { oneOf, type Out } from '../wire.ts'

/** The length of a period; a billing period is a frequency. Source: commerce, section 3, Order, "Period". */
export const PeriodUnit = oneOf('DAY', 'WEEK', 'MONTH', 'QUARTER', 'BIANNUAL', 'ANNUAL', 'PAY_PERIOD')
export type PeriodUnit = Out<typeof PeriodUnit>
