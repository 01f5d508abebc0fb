import { type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { createNames } from './namespaces.ts'

/** Messages in es-US of new cases: loaded with the page. */
export const createEsUS: readonly Dictionary[] = lazyDictionaries(
  createNames,
  'es-US',
  async () => (await import('./later.es-US.ts')).tables,
)
