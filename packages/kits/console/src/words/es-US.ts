import type { WordLoaders } from './dictionaries.ts'
import { commerceEsUS } from './es-US/commerce.ts'
import { identityEsUS } from './es-US/identity.ts'
import { partnersEsUS } from './es-US/partners.ts'

/** The modules with the words of each service, and those that services share. */
export const wordsEsUS: WordLoaders = {
  shared: () =>
    Promise.all([import('@memberkit/contract/words/common/es-US'), import('@memberkit/contract/labels/shared/es-US')]),
  ...commerceEsUS,
  ...identityEsUS,
  ...partnersEsUS,
}
