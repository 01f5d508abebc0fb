import {
  CoBrandPartner,
  OfferChannel,
  OfferStatus,
  ProductCategory,
  StateOrProvince,
} from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { familiesEnCA } from './families/en-CA.ts'
import { companionNames, familyMessages, pickerMessages } from './namespaces.ts'
import { pickerEnCA } from './picker/en-CA.ts'

/** Every message of the kit in en-CA; what only an intent needs is loaded then. */
export const enCA: readonly Dictionary[] = [
  defineMessages(pickerMessages, 'en-CA', pickerEnCA),
  defineMessages(familyMessages, 'en-CA', familiesEnCA),
  ...labelMessages('en-CA', { CoBrandPartner, OfferChannel, OfferStatus, ProductCategory, StateOrProvince }),
  ...lazyDictionaries(companionNames, 'en-CA', async () => (await import('./later/companions.en-CA.ts')).tables),
]
