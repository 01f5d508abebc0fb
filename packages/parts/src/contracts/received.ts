import type { Received } from '@memberkit/contract'
import type * as service from '@memberkit/contract/commerce/contract-histories'

/** As received: enumerations stay open, so that a value added later still renders. */
export type ContractHistory = Received<service.ContractHistory>
