import { type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { createNames } from './namespaces.ts'

/** Messages in en-CA of new cases: loaded with the page. */
export const createEnCA: readonly Dictionary[] = lazyDictionaries(
  createNames,
  'en-CA',
  async () => (await import('./later.en-CA.ts')).tables,
)
