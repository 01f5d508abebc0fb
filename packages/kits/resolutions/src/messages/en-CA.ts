import { type Dictionary, joinMessages } from '@memberkit/foundation/messages'
import { internalEnCA } from './internal/en-CA.ts'
import { memberEnCA } from './member/en-CA.ts'
import { partnerEnCA } from './partner/en-CA.ts'
import { queueEnCA } from './queue/en-CA.ts'
import { sharedEnCA } from './shared/en-CA.ts'

/** Every message of the kit in en-CA; messages that only an intent needs load with it. */
export const enCA: readonly Dictionary[] = joinMessages(sharedEnCA, internalEnCA, partnerEnCA, memberEnCA, queueEnCA)
