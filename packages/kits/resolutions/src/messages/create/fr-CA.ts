import { type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { createNames } from './namespaces.ts'

/** Messages in fr-CA of new cases: loaded with the page. */
export const createFrCA: readonly Dictionary[] = lazyDictionaries(
  createNames,
  'fr-CA',
  async () => (await import('./later.fr-CA.ts')).tables,
)
