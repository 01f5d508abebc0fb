import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { createEnUS } from '../create/en-US.ts'
import { intakesEnUS } from '../intakes/en-US.ts'
import { sharedEnUS } from '../shared/en-US.ts'
import { baseEnUS } from './base/en-US.ts'
import { assignNames, queueMessages, queueToolNames } from './namespaces.ts'

/** Messages in en-US of the queue, new cases and intakes; messages that only an intent needs load with it. */
export const queueEnUS: readonly Dictionary[] = joinMessages(
  sharedEnUS,
  [defineMessages(queueMessages, 'en-US', baseEnUS)],
  lazyDictionaries(queueToolNames, 'en-US', async () => (await import('./later.en-US.ts')).tools),
  lazyDictionaries(assignNames, 'en-US', async () => (await import('./later.en-US.ts')).assign),
  createEnUS,
  intakesEnUS,
)
