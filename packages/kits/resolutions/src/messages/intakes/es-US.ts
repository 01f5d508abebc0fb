import { type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { intakesNames } from './namespaces.ts'

/** Messages in es-US of intakes: loaded with the page. */
export const intakesEsUS: readonly Dictionary[] = lazyDictionaries(
  intakesNames,
  'es-US',
  async () => (await import('./later.es-US.ts')).tables,
)
