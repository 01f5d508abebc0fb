import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { createEnCA } from '../create/en-CA.ts'
import { intakesEnCA } from '../intakes/en-CA.ts'
import { sharedEnCA } from '../shared/en-CA.ts'
import { baseEnCA } from './base/en-CA.ts'
import { assignNames, queueMessages, queueToolNames } from './namespaces.ts'

/** Messages in en-CA of the queue, new cases and intakes; messages that only an intent needs load with it. */
export const queueEnCA: readonly Dictionary[] = joinMessages(
  sharedEnCA,
  [defineMessages(queueMessages, 'en-CA', baseEnCA)],
  lazyDictionaries(queueToolNames, 'en-CA', async () => (await import('./later.en-CA.ts')).tools),
  lazyDictionaries(assignNames, 'en-CA', async () => (await import('./later.en-CA.ts')).assign),
  createEnCA,
  intakesEnCA,
)
