import { type Dictionary, joinMessages } from '@memberkit/foundation/messages'
import { internalEsUS } from './internal/es-US.ts'
import { memberEsUS } from './member/es-US.ts'
import { partnerEsUS } from './partner/es-US.ts'
import { queueEsUS } from './queue/es-US.ts'
import { sharedEsUS } from './shared/es-US.ts'

/** Every message of the kit in es-US; messages that only an intent needs load with it. */
export const esUS: readonly Dictionary[] = joinMessages(sharedEsUS, internalEsUS, partnerEsUS, memberEsUS, queueEsUS)
