import type { Received } from '@memberkit/contract'
import type * as payments from '@memberkit/contract/commerce/payments'

export type Cooldown = Received<payments.Cooldown>
