import {
  CoBrandPartner,
  OfferChannel,
  OfferStatus,
  ProductCategory,
  StateOrProvince,
} from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { familiesEnCA as familyTable } from './families/en-CA.ts'
import { companionNames, familyMessages, pickerMessages } from './namespaces.ts'
import { pickerEnCA as pickerTable } from './picker/en-CA.ts'

const companions = async () => (await import('./later/companions.en-CA.ts')).tables

/** Every message of the kit in en-CA; messages that only an intent needs load with it. */
export const enCA: readonly Dictionary[] = joinMessages(
  [defineMessages(pickerMessages, 'en-CA', pickerTable), defineMessages(familyMessages, 'en-CA', familyTable)],
  labelMessages('en-CA', { CoBrandPartner, OfferChannel, OfferStatus, ProductCategory, StateOrProvince }),
  lazyDictionaries(companionNames, 'en-CA', companions),
)
