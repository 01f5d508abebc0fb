import { type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { intakesNames } from './namespaces.ts'

/** Messages in en-US of intakes: loaded with the page. */
export const intakesEnUS: readonly Dictionary[] = lazyDictionaries(
  intakesNames,
  'en-US',
  async () => (await import('./later.en-US.ts')).tables,
)
