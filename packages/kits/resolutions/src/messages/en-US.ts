import { type Dictionary, joinMessages } from '@memberkit/foundation/messages'
import { internalEnUS } from './internal/en-US.ts'
import { memberEnUS } from './member/en-US.ts'
import { partnerEnUS } from './partner/en-US.ts'
import { queueEnUS } from './queue/en-US.ts'
import { sharedEnUS } from './shared/en-US.ts'

/** Every message of the kit in en-US; messages that only an intent needs load with it. */
export const enUS: readonly Dictionary[] = joinMessages(sharedEnUS, internalEnUS, partnerEnUS, memberEnUS, queueEnUS)
