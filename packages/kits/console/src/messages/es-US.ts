import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { wordDictionaries } from '../words/dictionaries.ts'
import { addressDictionaries } from './address-dictionaries.ts'
import { consoleEsUS } from './console/es-US.ts'
import { consoleMessages, laterMessages } from './namespaces.ts'

/** Every message of the console in es-US; a service’s words load with its first page. */
export const esUS: readonly Dictionary[] = [
  defineMessages(consoleMessages, 'es-US', consoleEsUS),
  lazyMessages(laterMessages, 'es-US', async () => (await import('./later/es-US.ts')).laterEsUS),
  ...addressDictionaries('es-US', () => import('./address/es-US.ts')),
  ...wordDictionaries('es-US', async () => (await import('../words/es-US.ts')).wordsEsUS),
]
