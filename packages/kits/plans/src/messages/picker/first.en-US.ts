import { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince } from '@memberkit/contract/labels/en-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { companionNames, pickerMessages } from '../namespaces.ts'
import { pickerEnUS as pickerTable } from './en-US.ts'

const companions = async () => (await import('../later/companions.en-US.ts')).tables

/** Messages of the tier picker in en-US, without those of product families. */
export const pickerEnUS: readonly Dictionary[] = joinMessages(
  [defineMessages(pickerMessages, 'en-US', pickerTable)],
  labelMessages('en-US', { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince }),
  lazyDictionaries(companionNames, 'en-US', companions),
)
