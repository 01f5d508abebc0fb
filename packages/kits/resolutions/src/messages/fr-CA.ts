import { type Dictionary, joinMessages } from '@memberkit/foundation/messages'
import { internalFrCA } from './internal/fr-CA.ts'
import { memberFrCA } from './member/fr-CA.ts'
import { partnerFrCA } from './partner/fr-CA.ts'
import { queueFrCA } from './queue/fr-CA.ts'
import { sharedFrCA } from './shared/fr-CA.ts'

/** Every message of the kit in fr-CA; messages that only an intent needs load with it. */
export const frCA: readonly Dictionary[] = joinMessages(sharedFrCA, internalFrCA, partnerFrCA, memberFrCA, queueFrCA)
