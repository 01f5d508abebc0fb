import { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { companionsEsUS } from './companions/es-US.ts'
import { pickerEsUS } from './picker/es-US.ts'
import { companionMessages, pickerMessages } from './namespaces.ts'

/** Every message of the kit in es-US. */
export const esUS: readonly Dictionary[] = [
  defineMessages(pickerMessages, 'es-US', pickerEsUS),
  defineMessages(companionMessages, 'es-US', companionsEsUS),
  ...labelMessages('es-US', { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince }),
]
