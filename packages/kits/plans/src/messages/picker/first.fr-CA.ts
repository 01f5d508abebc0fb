import { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince } from '@memberkit/contract/labels/fr-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { companionNames, pickerMessages } from '../namespaces.ts'
import { pickerFrCA as pickerTable } from './fr-CA.ts'

const companions = async () => (await import('../later/companions.fr-CA.ts')).tables

/** Messages of the tier picker in fr-CA, without those of product families. */
export const pickerFrCA: readonly Dictionary[] = joinMessages(
  [defineMessages(pickerMessages, 'fr-CA', pickerTable)],
  labelMessages('fr-CA', { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince }),
  lazyDictionaries(companionNames, 'fr-CA', companions),
)
