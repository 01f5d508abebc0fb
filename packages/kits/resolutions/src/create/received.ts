import type { Received } from '@memberkit/contract'
import type * as service from '@memberkit/contract/partners/resolutions'

// As received: enumerations stay open, so that a value added later still renders.
export type Resolution = Received<service.Resolution>
export type Intake = Received<service.Intake>
