import {
  CoBrandPartner,
  OfferChannel,
  OfferStatus,
  ProductCategory,
  StateOrProvince,
} from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { familiesEsUS } from './families/es-US.ts'
import { companionNames, familyMessages, pickerMessages } from './namespaces.ts'
import { pickerEsUS } from './picker/es-US.ts'

/** Every message of the kit in es-US; what only an intent needs is loaded then. */
export const esUS: readonly Dictionary[] = [
  defineMessages(pickerMessages, 'es-US', pickerEsUS),
  defineMessages(familyMessages, 'es-US', familiesEsUS),
  ...labelMessages('es-US', { CoBrandPartner, OfferChannel, OfferStatus, ProductCategory, StateOrProvince }),
  ...lazyDictionaries(companionNames, 'es-US', async () => (await import('./later/companions.es-US.ts')).tables),
]
