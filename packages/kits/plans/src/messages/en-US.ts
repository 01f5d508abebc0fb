import { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { companionsEnUS } from './companions/en-US.ts'
import { pickerEnUS } from './picker/en-US.ts'
import { companionMessages, pickerMessages } from './namespaces.ts'

/** Every message of the kit in en-US. */
export const enUS: readonly Dictionary[] = [
  defineMessages(pickerMessages, 'en-US', pickerEnUS),
  defineMessages(companionMessages, 'en-US', companionsEnUS),
  ...labelMessages('en-US', { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince }),
]
