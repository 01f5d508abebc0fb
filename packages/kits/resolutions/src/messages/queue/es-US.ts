import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { createEsUS } from '../create/es-US.ts'
import { intakesEsUS } from '../intakes/es-US.ts'
import { sharedEsUS } from '../shared/es-US.ts'
import { baseEsUS } from './base/es-US.ts'
import { assignNames, queueMessages, queueToolNames } from './namespaces.ts'

/** Messages in es-US of the queue, new cases and intakes; messages that only an intent needs load with it. */
export const queueEsUS: readonly Dictionary[] = joinMessages(
  sharedEsUS,
  [defineMessages(queueMessages, 'es-US', baseEsUS)],
  lazyDictionaries(queueToolNames, 'es-US', async () => (await import('./later.es-US.ts')).tools),
  lazyDictionaries(assignNames, 'es-US', async () => (await import('./later.es-US.ts')).assign),
  createEsUS,
  intakesEsUS,
)
