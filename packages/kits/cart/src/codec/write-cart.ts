import type { CartState } from '@memberkit/contract/commerce/cart'
import { encodeBase64 } from './base64.ts'
import { differencesOf, normalizeCart, type NormalizeOptions } from './normalize-cart.ts'
import { withParameter } from './parameter.ts'
import { withoutPersonalData } from './personal-data.ts'

/**
 * The part of a cart in the address. `'catalogue'` leaves personal data out: addresses end up in histories, logs and
 * referrers, where base64 hides nothing. `'full'` writes the whole state, as the specification does.
 */
export type CartUrlPolicy = 'catalogue' | 'full'

export interface WriteCartOptions extends NormalizeOptions {
  /** @default 'catalogue' */
  readonly urlPolicy?: CartUrlPolicy | undefined
}

/**
 * Writes the cart into an address or query, and removes the parameter if nothing differs from the empty cart. Other
 * parameters and the hash stay byte for byte.
 *
 * Source: commerce, sections 2 and 5.
 */
export function writeCart(
  search: string,
  cart: CartState,
  { urlPolicy = 'catalogue', ...options }: WriteCartOptions = {},
): string {
  const written = normalizeCart(urlPolicy === 'full' ? cart : withoutPersonalData(cart), options)
  const differences = differencesOf(written)
  const isEmpty = Object.keys(differences).length === 0
  return withParameter(search, isEmpty ? '' : encodeURIComponent(encodeBase64(JSON.stringify(differences))))
}
