import { BranchPhoneType } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { cardFrCA } from '../card/fr-CA.ts'
import { hoursFrCA } from '../hours/fr-CA.ts'
import { openFrCA } from '../hours/open/fr-CA.ts'
import { cardMessages, cardNames, hoursMessages, openMessages } from '../namespaces.ts'

/** Messages of the branch card in fr-CA; other languages load when a preview asks for them. */
export const frCA: readonly Dictionary[] = [
  defineMessages(cardMessages, 'fr-CA', cardFrCA),
  defineMessages(hoursMessages, 'fr-CA', hoursFrCA),
  defineMessages(openMessages, 'fr-CA', openFrCA),
  ...labelMessages('fr-CA', { BranchPhoneType }),
  ...lazyDictionaries(cardNames, 'en-US', async () => (await import('./card-en-US.ts')).tables),
  ...lazyDictionaries(cardNames, 'es-US', async () => (await import('./card-es-US.ts')).tables),
]
