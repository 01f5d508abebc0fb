import { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince } from '@memberkit/contract/labels/en-CA'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { companionNames, pickerMessages } from '../namespaces.ts'
import { pickerEnCA as pickerTable } from './en-CA.ts'

const companions = async () => (await import('../later/companions.en-CA.ts')).tables

/** Messages of the tier picker in en-CA, without those of product families. */
export const pickerEnCA: readonly Dictionary[] = joinMessages(
  [defineMessages(pickerMessages, 'en-CA', pickerTable)],
  labelMessages('en-CA', { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince }),
  lazyDictionaries(companionNames, 'en-CA', companions),
)
