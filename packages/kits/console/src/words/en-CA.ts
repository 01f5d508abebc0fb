import type { WordLoaders } from './dictionaries.ts'
import { commerceEnCA } from './en-CA/commerce.ts'
import { identityEnCA } from './en-CA/identity.ts'
import { partnersEnCA } from './en-CA/partners.ts'

/** The modules with the words of each service, and those that services share. */
export const wordsEnCA: WordLoaders = {
  shared: () =>
    Promise.all([import('@memberkit/contract/words/common/en-CA'), import('@memberkit/contract/labels/shared/en-CA')]),
  ...commerceEnCA,
  ...identityEnCA,
  ...partnersEnCA,
}
