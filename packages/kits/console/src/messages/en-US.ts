import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { wordDictionaries } from '../words/dictionaries.ts'
import { addressDictionaries } from './address-dictionaries.ts'
import { consoleEnUS } from './console/en-US.ts'
import { consoleMessages, laterMessages } from './namespaces.ts'

/** Every message of the console in en-US; a service’s words load with its first page. */
export const enUS: readonly Dictionary[] = [
  defineMessages(consoleMessages.namespace, 'en-US', consoleEnUS),
  lazyMessages(laterMessages, 'en-US', async () => (await import('./later/en-US.ts')).laterEnUS),
  ...addressDictionaries('en-US', () => import('./address/en-US.ts')),
  ...wordDictionaries('en-US', async () => (await import('../words/en-US.ts')).wordsEnUS),
]
