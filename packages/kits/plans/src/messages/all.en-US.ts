import {
  CoBrandPartner,
  OfferChannel,
  OfferStatus,
  ProductCategory,
  StateOrProvince,
} from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { familiesEnUS as familyTable } from './families/en-US.ts'
import { companionNames, familyMessages, pickerMessages } from './namespaces.ts'
import { pickerEnUS as pickerTable } from './picker/en-US.ts'

const companions = async () => (await import('./later/companions.en-US.ts')).tables

/** Every message of the kit in en-US; messages that only an intent needs load with it. */
export const enUS: readonly Dictionary[] = joinMessages(
  [defineMessages(pickerMessages, 'en-US', pickerTable), defineMessages(familyMessages, 'en-US', familyTable)],
  labelMessages('en-US', { CoBrandPartner, OfferChannel, OfferStatus, ProductCategory, StateOrProvince }),
  lazyDictionaries(companionNames, 'en-US', companions),
)
