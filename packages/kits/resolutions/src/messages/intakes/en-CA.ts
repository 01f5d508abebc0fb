import { type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { intakesNames } from './namespaces.ts'

/** Messages in en-CA of intakes: loaded with the page. */
export const intakesEnCA: readonly Dictionary[] = lazyDictionaries(
  intakesNames,
  'en-CA',
  async () => (await import('./later.en-CA.ts')).tables,
)
