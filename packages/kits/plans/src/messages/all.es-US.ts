import {
  CoBrandPartner,
  OfferChannel,
  OfferStatus,
  ProductCategory,
  StateOrProvince,
} from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { familiesEsUS as familyTable } from './families/es-US.ts'
import { companionNames, familyMessages, pickerMessages } from './namespaces.ts'
import { pickerEsUS as pickerTable } from './picker/es-US.ts'

const companions = async () => (await import('./later/companions.es-US.ts')).tables

/** Every message of the kit in es-US; messages that only an intent needs load with it. */
export const esUS: readonly Dictionary[] = joinMessages(
  [defineMessages(pickerMessages, 'es-US', pickerTable), defineMessages(familyMessages, 'es-US', familyTable)],
  labelMessages('es-US', { CoBrandPartner, OfferChannel, OfferStatus, ProductCategory, StateOrProvince }),
  lazyDictionaries(companionNames, 'es-US', companions),
)
