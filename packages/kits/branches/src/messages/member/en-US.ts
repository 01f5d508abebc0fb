import { BranchPhoneType } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cardEnUS } from '../card/en-US.ts'
import { hoursEnUS } from '../hours/en-US.ts'
import { openEnUS } from '../hours/open/en-US.ts'
import { cardMessages, cardNames, hoursMessages, openMessages } from '../namespaces.ts'

/** Messages of the branch card in en-US; other languages load when a preview asks for them. */
export const enUS: readonly Dictionary[] = [
  defineMessages(cardMessages, 'en-US', cardEnUS),
  defineMessages(hoursMessages, 'en-US', hoursEnUS),
  defineMessages(openMessages, 'en-US', openEnUS),
  ...labelMessages('en-US', { BranchPhoneType }),
  ...lazyDictionaries(cardNames, 'fr-CA', async () => (await import('./card-fr-CA.ts')).tables),
  ...lazyDictionaries(cardNames, 'es-US', async () => (await import('./card-es-US.ts')).tables),
]
