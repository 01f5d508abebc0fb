import { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince } from '@memberkit/contract/labels/es-US'
import { defineMessages, type Dictionary, joinMessages, lazyDictionaries } from '@memberkit/foundation/messages'
import { labelMessages } from '@memberkit/parts/labels'
import { companionNames, pickerMessages } from '../namespaces.ts'
import { pickerEsUS as pickerTable } from './es-US.ts'

const companions = async () => (await import('../later/companions.es-US.ts')).tables

/** Messages of the tier picker in es-US, without those of product families. */
export const pickerEsUS: readonly Dictionary[] = joinMessages(
  [defineMessages(pickerMessages, 'es-US', pickerTable)],
  labelMessages('es-US', { CoBrandPartner, OfferChannel, OfferStatus, StateOrProvince }),
  lazyDictionaries(companionNames, 'es-US', companions),
)
