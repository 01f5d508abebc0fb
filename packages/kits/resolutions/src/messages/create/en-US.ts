import { type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { createNames } from './namespaces.ts'

/** Messages in en-US of new cases: loaded with the page. */
export const createEnUS: readonly Dictionary[] = lazyDictionaries(
  createNames,
  'en-US',
  async () => (await import('./later.en-US.ts')).tables,
)
