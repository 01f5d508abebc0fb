import { type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { intakesNames } from './namespaces.ts'

/** Messages in fr-CA of intakes: loaded with the page. */
export const intakesFrCA: readonly Dictionary[] = lazyDictionaries(
  intakesNames,
  'fr-CA',
  async () => (await import('./later.fr-CA.ts')).tables,
)
