import { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { companionsFrCA } from './companions/fr-CA.ts'
import { pickerFrCA } from './picker/fr-CA.ts'
import { companionMessages, pickerMessages } from './namespaces.ts'

/** Every message of the kit in fr-CA. */
export const frCA: readonly Dictionary[] = [
  defineMessages(pickerMessages, 'fr-CA', pickerFrCA),
  defineMessages(companionMessages, 'fr-CA', companionsFrCA),
  ...labelMessages('fr-CA', { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince }),
]
