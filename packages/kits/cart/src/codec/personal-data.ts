import { type CartAuthorizedUser, type CartState, emptyCart } from '@memberkit/contract/commerce/cart'
import { differencesOf } from './normalize-cart.ts'

/**
 * Returns the cart without personal data: what was chosen from the catalogue, where it is sold, and how many authorized
 * users of which type. Options keep flags and small numbers only, because their shape isn't known; top-level keys of
 * other versions go.
 */
export function withoutPersonalData(cart: CartState): CartState {
  const { authorizedUsers, authorizedUsersAssociate, authorizedUsersSMB } = cart.additionalInfo
  return {
    ...emptyCart,
    additionalInfo: {
      authorizedUsers: authorizedUsers.map(unnamed),
      authorizedUsersAssociate: authorizedUsersAssociate.map(unnamed),
      authorizedUsersSMB: authorizedUsersSMB.map(unnamed),
    },
    bundles: cart.bundles.filter(isCatalogueText),
    products: cart.products.filter(isCatalogueText),
    region: isCatalogueText(cart.region) ? cart.region : '',
    supplements: keptOf(cart.supplements, (keys) => keys.filter(isCatalogueText)),
    tiers: keptOf(cart.tiers, (tier) => (isCatalogueText(tier) ? tier : undefined)),
    supplementOptions: keptOf(cart.supplementOptions, flagsIn),
    ...(cart.productOptions && { productOptions: keptOf(cart.productOptions, flagsIn) }),
    ...(cart.billingPeriods && {
      billingPeriods: keptOf(cart.billingPeriods, (period) => (isCatalogueText(period) ? period : undefined)),
    }),
    ...(cart.locale !== undefined && isCatalogueText(cart.locale) && { locale: cart.locale }),
    ...(cart.currency !== undefined && isCatalogueText(cart.currency) && { currency: cart.currency }),
  }
}

/** Whether the cart holds more than `withoutPersonalData` keeps of it. */
export const hasPersonalData = (cart: CartState): boolean =>
  JSON.stringify(differencesOf(cart), sorted) !== JSON.stringify(differencesOf(withoutPersonalData(cart)), sorted)

const unnamed = ({ type }: CartAuthorizedUser): CartAuthorizedUser => ({
  firstName: '',
  lastName: '',
  type: isCatalogueText(type) ? type : 'SPOUSE',
})

/** An ID of the catalogue may be a UUID, which is no number of anybody's. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Names of the catalogue have few digits and no at sign; telephone, card and national numbers have many. */
const isCatalogueText = (text: string): boolean =>
  uuid.test(text) || (text.length <= 120 && !text.includes('@') && (text.match(/\d/g)?.length ?? 0) < 7)

function keptOf<T, K>(entries: Readonly<Record<string, T>>, keep: (entry: T) => K | undefined): Record<string, K> {
  const kept = Object.entries(entries).flatMap(([key, entry]) => {
    const value = isCatalogueText(key) ? keep(entry) : undefined
    return value === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(kept)
}

/** Flags and small numbers, at any level below; undefined for anything else. */
function flagsIn(value: unknown): unknown {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 1000 ? value : undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return keptOf(value as Record<string, unknown>, flagsIn)
}

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
