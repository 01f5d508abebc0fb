import {
  CoBrandPartner,
  OfferChannel,
  OfferStatus,
  ProductCategory,
  StateOrProvince,
} from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { familiesEnUS } from './families/en-US.ts'
import { companionNames, familyMessages, pickerMessages } from './namespaces.ts'
import { pickerEnUS } from './picker/en-US.ts'

/** Every message of the kit in en-US; what only an intent needs is loaded then. */
export const enUS: readonly Dictionary[] = [
  defineMessages(pickerMessages, 'en-US', pickerEnUS),
  defineMessages(familyMessages, 'en-US', familiesEnUS),
  ...labelMessages('en-US', { CoBrandPartner, OfferChannel, OfferStatus, ProductCategory, StateOrProvince }),
  ...lazyDictionaries(companionNames, 'en-US', async () => (await import('./later/companions.en-US.ts')).tables),
]
