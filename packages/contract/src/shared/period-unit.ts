import { oneOf, type Out } from '../wire.ts'

/** How long a period lasts, where a billing period says how often. Source: commerce, section 3, Order, "Period". */
export const PeriodUnit = oneOf('DAY', 'WEEK', 'MONTH', 'QUARTER', 'BIANNUAL', 'ANNUAL', 'PAY_PERIOD')
export type PeriodUnit = Out<typeof PeriodUnit>
