import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { createFrCA } from '../create/fr-CA.ts'
import { intakesFrCA } from '../intakes/fr-CA.ts'
import { sharedFrCA } from '../shared/fr-CA.ts'
import { baseFrCA } from './base/fr-CA.ts'
import { assignNames, queueMessages, queueToolNames } from './namespaces.ts'

/** Messages in fr-CA of the queue, new cases and intakes; messages that only an intent needs load with it. */
export const queueFrCA: readonly Dictionary[] = joinMessages(
  sharedFrCA,
  [defineMessages(queueMessages, 'fr-CA', baseFrCA)],
  lazyDictionaries(queueToolNames, 'fr-CA', async () => (await import('./later.fr-CA.ts')).tools),
  lazyDictionaries(assignNames, 'fr-CA', async () => (await import('./later.fr-CA.ts')).assign),
  createFrCA,
  intakesFrCA,
)
