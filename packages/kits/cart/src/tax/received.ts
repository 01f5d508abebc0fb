import type { Received } from '@memberkit/contract'
import type * as taxes from '@memberkit/contract/commerce/taxes'

// Received data: enumerations stay open, because a value nobody knew yet must render.
export type Tax = Received<taxes.Tax>
