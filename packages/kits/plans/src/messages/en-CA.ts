import { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { companionsEnCA } from './companions/en-CA.ts'
import { pickerEnCA } from './picker/en-CA.ts'
import { companionMessages, pickerMessages } from './namespaces.ts'

/** Every message of the kit in en-CA. */
export const enCA: readonly Dictionary[] = [
  defineMessages(pickerMessages, 'en-CA', pickerEnCA),
  defineMessages(companionMessages, 'en-CA', companionsEnCA),
  ...labelMessages('en-CA', { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince }),
]
