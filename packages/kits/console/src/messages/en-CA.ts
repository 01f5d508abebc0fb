import { defineMessages, type Dictionary, lazyMessages } from '@memberkit/foundation/messages'
import { wordDictionaries } from '../words/dictionaries.ts'
import { addressDictionaries } from './address-dictionaries.ts'
import { consoleEnCA } from './console/en-CA.ts'
import { consoleMessages, laterMessages } from './namespaces.ts'

/** Every message of the console in en-CA; a service’s words load with its first page. */
export const enCA: readonly Dictionary[] = [
  defineMessages(consoleMessages, 'en-CA', consoleEnCA),
  lazyMessages(laterMessages, 'en-CA', async () => (await import('./later/en-CA.ts')).laterEnCA),
  ...addressDictionaries('en-CA', () => import('./address/en-CA.ts')),
  ...wordDictionaries('en-CA', async () => (await import('../words/en-CA.ts')).wordsEnCA),
]
