import type { Received } from '@memberkit/contract'
import type * as payments from '@memberkit/contract/commerce/payments'

// Received data: enumerations stay open, because a value nobody knew yet must render.
export type Transaction = Received<payments.Transaction>
