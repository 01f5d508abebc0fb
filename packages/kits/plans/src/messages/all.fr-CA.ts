import {
  CoBrandPartner,
  OfferChannel,
  OfferStatus,
  ProductCategory,
  StateOrProvince,
} from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { familiesFrCA as familyTable } from './families/fr-CA.ts'
import { companionNames, familyMessages, pickerMessages } from './namespaces.ts'
import { pickerFrCA as pickerTable } from './picker/fr-CA.ts'

const companions = async () => (await import('./later/companions.fr-CA.ts')).tables

/** Every message of the kit in fr-CA; messages that only an intent needs load with it. */
export const frCA: readonly Dictionary[] = joinMessages(
  [defineMessages(pickerMessages, 'fr-CA', pickerTable), defineMessages(familyMessages, 'fr-CA', familyTable)],
  labelMessages('fr-CA', { CoBrandPartner, OfferChannel, OfferStatus, ProductCategory, StateOrProvince }),
  lazyDictionaries(companionNames, 'fr-CA', companions),
)
