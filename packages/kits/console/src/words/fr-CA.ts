import type { WordLoaders } from './dictionaries.ts'
import { commerceFrCA } from './fr-CA/commerce.ts'
import { identityFrCA } from './fr-CA/identity.ts'
import { partnersFrCA } from './fr-CA/partners.ts'

/** The modules with the words of each service, and those that services share. */
export const wordsFrCA: WordLoaders = {
  shared: () =>
    Promise.all([import('@memberkit/contract/words/common/fr-CA'), import('@memberkit/contract/labels/shared/fr-CA')]),
  ...commerceFrCA,
  ...identityFrCA,
  ...partnersFrCA,
}
