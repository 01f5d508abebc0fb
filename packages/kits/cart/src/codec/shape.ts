import { type CartState, emptyCart } from '@memberkit/contract/commerce/cart'

const initialJson = JSON.stringify(emptyCart)

/** Returns an empty cart of the caller's own. */
export const newCart = (): CartState => JSON.parse(initialJson) as CartState

/** Thrown while reading a value that no cart holds; `readCart` catches it. */
class WrongShape extends Error {}

type Fields = Readonly<Record<string, unknown>>
type Read<T> = (value: unknown) => T

/** Deeper values aren't ours, and would overflow the stack of whatever walks them. */
const deepest = 16
const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a text has no half characters: escapes such as `\ud800` bring them past the decoder, and no encoder writes them. */
export const isWellFormed = (text: string): boolean => !/[\ud800-\udfff]/.test(text) || !/\p{Surrogate}/u.test(text)

/** Whether a key may become a property. */
export const isSafeKey = (key: string): boolean => !unsafeKeys.has(key) && isWellFormed(key)

const text: Read<string> = (value) => {
  if (typeof value !== 'string' || !isWellFormed(value)) throw new WrongShape()
  return value
}

const fieldsIn = (value: unknown): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongShape()
  if (!Object.keys(value).every(isSafeKey)) throw new WrongShape()
  return value as Fields
}

const list =
  <T>(item: Read<T>): Read<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new WrongShape()
    return value.map(item)
  }

const keyed =
  <T>(item: Read<T>): Read<Record<string, T>> =>
  (value) =>
    Object.fromEntries(Object.entries(fieldsIn(value)).map(([key, one]) => [key, item(one)]))

/** Any JSON value of the platform's choice. */
const unshown =
  (depth: number): Read<unknown> =>
  (value) => {
    if (depth > deepest) throw new WrongShape()
    if (typeof value === 'string') return text(value)
    if (typeof value === 'number' && !Number.isFinite(value)) throw new WrongShape()
    if (Array.isArray(value)) return value.map(unshown(depth + 1))
    return typeof value === 'object' && value !== null ? keyed(unshown(depth + 1))(value) : value
  }

/** An object with the fields of an initial one; what is missing in it is filled. Other fields are kept. */
function like<T extends object>(initial: T): Read<T> {
  const fields = Object.entries(initial).map(([key, fallback]): readonly [string, (given: Fields) => unknown] => {
    if (typeof fallback !== 'object' || fallback === null)
      return [key, (given) => (Object.hasOwn(given, key) ? text(given[key]) : fallback)]
    const read = like(fallback as object)
    return [key, (given) => read(given[key] ?? {})]
  })
  return (value) => {
    const given = fieldsIn(value)
    const result: Record<string, unknown> = {}
    // No key is an unsafe one.
    for (const key of Object.keys(given)) if (!Object.hasOwn(initial, key)) result[key] = unshown(1)(given[key])
    for (const [key, read] of fields) result[key] = read(given)
    return result as T
  }
}

const userOf = (type: string) => list(like({ firstName: '', lastName: '', type }))
const { authorizedUsers, authorizedUsersAssociate, authorizedUsersSMB } = emptyCart.additionalInfo

const users = {
  authorizedUsers: userOf(authorizedUsers[0]?.type ?? ''),
  authorizedUsersAssociate: userOf(authorizedUsersAssociate[0]?.type ?? ''),
  authorizedUsersSMB: userOf(authorizedUsersSMB[0]?.type ?? ''),
}

const people = (value: unknown): CartState['additionalInfo'] => {
  const given = fieldsIn(value)
  const read = (key: keyof typeof users, initial: CartState['additionalInfo'][typeof key]) =>
    Object.hasOwn(given, key) ? users[key](given[key]) : initial
  const others = Object.entries(given).filter(([key]) => !Object.hasOwn(emptyCart.additionalInfo, key))
  return {
    ...Object.fromEntries(others.map(([key, one]) => [key, unshown(1)(one)])),
    authorizedUsers: read('authorizedUsers', authorizedUsers),
    authorizedUsersAssociate: read('authorizedUsersAssociate', authorizedUsersAssociate),
    authorizedUsersSMB: read('authorizedUsersSMB', authorizedUsersSMB),
  } as CartState['additionalInfo']
}

const readers: Readonly<Record<string, Read<unknown>>> = {
  additionalInfo: people,
  bundles: list(text),
  businessInfo: like(emptyCart.businessInfo),
  personalInfo: like(emptyCart.personalInfo),
  products: list(text),
  region: text,
  supplementOptions: keyed(unshown(1)),
  supplements: keyed(list(text)),
  tiers: keyed(text),
  productOptions: keyed(unshown(1)),
  billingPeriods: keyed(text),
  locale: text,
  currency: text,
} satisfies Record<keyof CartState, Read<unknown>>

/**
 * Returns the cart in a parsed value: "missing top-level keys are filled with defaults" (commerce, section 5). Missing
 * parts of a buyer or an authorized user are filled too. Top-level keys that this version doesn't know are kept.
 * Enumerated values stay as they are, known or not.
 *
 * @throws WrongShape
 */
export function cartIn(value: unknown): CartState {
  const given = fieldsIn(value)
  const read = Object.entries(given)
    .filter(([key, one]) => one !== null || Object.hasOwn(emptyCart, key))
    .map(([key, one]) => [key, (Object.hasOwn(readers, key) ? readers[key]! : unshown(1))(one)])
  return { ...newCart(), ...(Object.fromEntries(read) as Partial<CartState>) }
}
