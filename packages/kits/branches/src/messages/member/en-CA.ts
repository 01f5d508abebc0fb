import { BranchPhoneType } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cardEnCA } from '../card/en-CA.ts'
import { hoursEnCA } from '../hours/en-CA.ts'
import { openEnCA } from '../hours/open/en-CA.ts'
import { cardMessages, cardNames, hoursMessages, openMessages } from '../namespaces.ts'

/** Messages of the branch card in en-CA; other languages load when a preview asks for them. */
export const enCA: readonly Dictionary[] = [
  defineMessages(cardMessages, 'en-CA', cardEnCA),
  defineMessages(hoursMessages, 'en-CA', hoursEnCA),
  defineMessages(openMessages, 'en-CA', openEnCA),
  ...labelMessages('en-CA', { BranchPhoneType }),
  ...lazyDictionaries(cardNames, 'fr-CA', async () => (await import('./card-fr-CA.ts')).tables),
  ...lazyDictionaries(cardNames, 'es-US', async () => (await import('./card-es-US.ts')).tables),
]
