import type { WordLoaders } from './dictionaries.ts'
import { commerceEnUS } from './en-US/commerce.ts'
import { identityEnUS } from './en-US/identity.ts'
import { partnersEnUS } from './en-US/partners.ts'

/** The modules with the words of each service, and those that services share. */
export const wordsEnUS: WordLoaders = {
  shared: () =>
    Promise.all([import('@memberkit/contract/words/common/en-US'), import('@memberkit/contract/labels/shared/en-US')]),
  ...commerceEnUS,
  ...identityEnUS,
  ...partnersEnUS,
}
