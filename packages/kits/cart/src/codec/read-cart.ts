import type { CartState } from '@memberkit/contract/commerce/cart'
import { decodeBase64 } from './base64.ts'
import { parameterIn } from './parameter.ts'
import { cartIn, newCart } from './shape.ts'

/** The reason that an address holds a cart nobody can read. */
export type CartProblem = 'tooLong' | 'notBase64' | 'notJson' | 'wrongShape'

export interface CartReading {
  readonly cart: CartState
  /** Set if the address holds something that isn't a cart; `cart` is then the empty one. */
  readonly problem?: CartProblem | undefined
}

/** A full cart takes a tenth of this. Longer values aren't decoded. */
const longest = 65_536

/**
 * Reads the cart from an address or its query. Never throws; fills missing keys with their defaults. The result may
 * contain personal data: `writeCart` says what belongs in an address.
 *
 * Source: commerce, sections 2 and 5.
 */
export function readCart(search: string): CartReading {
  const value = parameterIn(search)
  if (value === '') return { cart: newCart() }
  if (value.length > longest) return unreadable('tooLong')
  const text = decodeBase64(unescaped(value))
  if (text === undefined) return unreadable('notBase64')
  const json = parsed(text)
  if (json === undefined) return unreadable('notJson')
  try {
    return { cart: cartIn(json) }
  } catch {
    return unreadable('wrongShape')
  }
}

const unreadable = (problem: CartProblem): CartReading => ({ cart: newCart(), problem })

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
