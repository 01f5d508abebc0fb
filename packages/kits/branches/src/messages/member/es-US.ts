import { BranchPhoneType } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cardEsUS } from '../card/es-US.ts'
import { hoursEsUS } from '../hours/es-US.ts'
import { openEsUS } from '../hours/open/es-US.ts'
import { cardMessages, cardNames, hoursMessages, openMessages } from '../namespaces.ts'

/** Messages of the branch card in es-US; other languages load when a preview asks for them. */
export const esUS: readonly Dictionary[] = [
  defineMessages(cardMessages, 'es-US', cardEsUS),
  defineMessages(hoursMessages, 'es-US', hoursEsUS),
  defineMessages(openMessages, 'es-US', openEsUS),
  ...labelMessages('es-US', { BranchPhoneType }),
  ...lazyDictionaries(cardNames, 'en-US', async () => (await import('./card-en-US.ts')).tables),
  ...lazyDictionaries(cardNames, 'fr-CA', async () => (await import('./card-fr-CA.ts')).tables),
]
