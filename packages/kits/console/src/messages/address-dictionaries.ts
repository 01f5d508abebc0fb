import type { Dictionary, MessageTable } from '@memberkit/foundation/messages'
import type { Locale } from '@memberkit/platform/formats'
import { addressNames } from './namespaces.ts'

interface AddressWords {
  readonly address: MessageTable
  readonly StateOrProvince: MessageTable
}

/** Returns the words of postal addresses, loaded by the first form with one. */
export function addressDictionaries(locale: Locale, load: () => Promise<AddressWords>): readonly Dictionary[] {
  const [ofAddress, ofRegions] = addressNames
  return [
    { namespace: ofAddress, locale, load: async () => (await load()).address },
    { namespace: ofRegions, locale, load: async () => (await load()).StateOrProvince },
  ]
}
