import type { CoBrandPartner, StateOrProvince } from '@memberkit/contract'
import type { CartAuthorizedUser, CartParty, CartState } from '@memberkit/contract/commerce/cart'
import type {
  MarketingChannel,
  NewOrder,
  NewOrderOffer,
  OrderBillingProvider,
  OrderChannel,
  OrderParty,
} from '@memberkit/contract/commerce/orders'
import { currencyOf } from '../../codec/index.ts'
import { type CartLine, linesOf } from './lines.rules.ts'
import type { SaleTerms } from './offer-choice.rules.ts'
import { isPlace } from '../../tax/tax-place.rules.ts'
import { isBusiness } from './tax.rules.ts'
import { type Amount, totalsOf } from './totals.rules.ts'
import type { Offer } from '../received.ts'

/** The fields of an order besides the cart's contents. Unknown enumeration values pass through. */
export interface OrderTerms extends Omit<SaleTerms, 'currency'> {
  /** The channel that the order is marked with, such as `BuyNow`. `channel` is that of its offers. */
  readonly orderChannel?: OrderChannel | MarketingChannel | undefined
  /** The source of the order: a campaign, a referrer. */
  readonly source?: string | undefined
  readonly billingProvider?: OrderBillingProvider | undefined
  readonly coBrandPartner?: CoBrandPartner | undefined
}

/**
 * Returns the order of a cart, with the offers that sell it. Authorized users without a name are left for later; the
 * national identifier isn't part of an order.
 *
 * @throws RangeError if a line can't be ordered: `isOrderable` says so beforehand
 */
export function orderOf(cart: CartState, offers: readonly Offer[], terms: OrderTerms = {}): NewOrder {
  const { orderChannel, source, billingProvider, coBrandPartner } = terms
  const currency = currencyOf(cart)
  const lines = linesOf(cart, offers, { ...terms, currency })
  const users = authorizedUsersOf(cart, lines)
  const buyer = buyerOf(cart)
  return {
    currency,
    offers: lines.map(offerOf),
    ...(users.length > 0 && { authorizedUsers: users }),
    ...(buyer && { buyer }),
    ...(isPlace(cart.region) && { region: cart.region }),
    ...(cart.locale !== undefined && { locale: cart.locale }),
    ...(orderChannel !== undefined && { channel: orderChannel }),
    ...(source !== undefined && { source }),
    ...(billingProvider !== undefined && { billingProvider }),
    ...(coBrandPartner !== undefined && { coBrandPartner }),
  }
}

/** Whether every line can be ordered as it is. */
export const isOrderable = (lines: readonly CartLine[]): boolean => lines.length > 0 && !lines.some(hasProblem)

/** Whether a line or one of its supplements can't be ordered as it is. */
export const hasProblem = ({ problem, supplements }: CartLine): boolean =>
  problem !== undefined || supplements.some((one) => one.problem !== undefined)

/**
 * Returns the amount due at purchase, before tax; undefined while a line can't be ordered. A cart has one currency.
 */
export function amountDueToday(cart: CartState, offers: readonly Offer[], terms: OrderTerms = {}): Amount | undefined {
  const lines = linesOf(cart, offers, { ...terms, currency: currencyOf(cart) })
  return isOrderable(lines) ? totalsOf(lines).dueToday[0] : undefined
}

function offerOf(line: CartLine): NewOrderOffer {
  const { choice, tier, price, supplements } = line
  if (!choice || !tier || !price || hasProblem(line)) throw new RangeError(`The cart's ${line.key} can't be ordered.`)
  const supplementIds = supplements.flatMap(({ supplement }) => supplement?.id ?? [])
  return {
    offerId: choice.offer.id,
    productId: choice.product.id,
    tier: tier.name,
    billingPeriod: price.period as NewOrderOffer['billingPeriod'],
    subscriptionAction: 'CREATE',
    ...(supplementIds.length > 0 && { supplementIds }),
  }
}

type Users = keyof CartState['additionalInfo']

/** Returns the list of authorized users that belongs to a product. */
export const usersOf = (product: string): Users =>
  product === 'associate'
    ? 'authorizedUsersAssociate'
    : product === 'business'
      ? 'authorizedUsersSMB'
      : 'authorizedUsers'

/** Whether a tier is used by people besides the buyer. */
export const coversOthers = ({ key, tier }: CartLine): boolean => {
  const others = (tier?.covers ?? []).filter((type) => type !== 'PRIMARY' && type !== 'OWNER')
  return !isGoods(key) && others.length > 0
}

/** Whether a product is sent to the buyer and used by nobody in particular. */
export const isGoods = (key: string): boolean => key === 'books' || key === 'shipping'

function authorizedUsersOf({ additionalInfo }: CartState, lines: readonly CartLine[]): CartAuthorizedUser[] {
  const lists = new Set(lines.filter(coversOthers).map(({ key }) => usersOf(key)))
  return [...lists]
    .flatMap((list) => additionalInfo[list])
    .map(({ firstName, lastName, type }) => ({ firstName: firstName.trim(), lastName: lastName.trim(), type }))
    .filter(({ firstName, lastName }) => firstName !== '' && lastName !== '')
}

function buyerOf(cart: CartState): OrderParty | undefined {
  const party = isBusiness(cart) ? cart.businessInfo : cart.personalInfo
  const [firstName, lastName, email] = [party.firstName.trim(), party.lastName.trim(), party.email.trim()]
  if (!firstName && !lastName && !email) return undefined
  const phoneNumber = party.phoneNumber.trim()
  const address = addressOf(party, isPlace(cart.region) ? cart.region : undefined)
  return {
    firstName,
    lastName,
    email,
    ...(phoneNumber && { phoneNumber, phoneType: party.phoneType }),
    ...(address && { address }),
  }
}

function addressOf({ address }: CartParty, region: StateOrProvince | undefined): OrderParty['address'] {
  const [address1, locality, postalCode] = [address.address1.trim(), address.locality.trim(), address.postalCode.trim()]
  if (!address1 || !locality || !postalCode) return undefined
  return { address1, locality, postalCode, ...(region && { administrativeArea: region }) }
}
