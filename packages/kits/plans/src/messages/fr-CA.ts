import {
  CoBrandPartner,
  OfferChannel,
  OfferStatus,
  ProductCategory,
  StateOrProvince,
} from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { familiesFrCA } from './families/fr-CA.ts'
import { companionNames, familyMessages, pickerMessages } from './namespaces.ts'
import { pickerFrCA } from './picker/fr-CA.ts'

/** Every message of the kit in fr-CA; what only an intent needs is loaded then. */
export const frCA: readonly Dictionary[] = [
  defineMessages(pickerMessages, 'fr-CA', pickerFrCA),
  defineMessages(familyMessages, 'fr-CA', familiesFrCA),
  ...labelMessages('fr-CA', { CoBrandPartner, OfferChannel, OfferStatus, ProductCategory, StateOrProvince }),
  ...lazyDictionaries(companionNames, 'fr-CA', async () => (await import('./later/companions.fr-CA.ts')).tables),
]
