import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { wordDictionaries } from '../words/dictionaries.ts'
import { addressDictionaries } from './address-dictionaries.ts'
import { consoleFrCA } from './console/fr-CA.ts'
import { consoleMessages, laterMessages } from './namespaces.ts'

/** Every message of the console in fr-CA; a service’s words load with its first page. */
export const frCA: readonly Dictionary[] = [
  defineMessages(consoleMessages, 'fr-CA', consoleFrCA),
  lazyMessages(laterMessages, 'fr-CA', async () => (await import('./later/fr-CA.ts')).laterFrCA),
  ...addressDictionaries('fr-CA', () => import('./address/fr-CA.ts')),
  ...wordDictionaries('fr-CA', async () => (await import('../words/fr-CA.ts')).wordsFrCA),
]
