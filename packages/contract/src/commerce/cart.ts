import type { Received } from '../result.ts'
import { BillingPeriod } from '../shared/billing-period.ts'
import { Currency } from '../shared/money.ts'
import { keyed, list, maybe, type Out, type Schema, stated, text, unshown } from '../wire.ts'
import { OrderAuthorizedUserType } from './orders.enums.ts'

// Source: commerce, section 3, "Cart state". The cart has no service: one query parameter contains all of it, as
// base64-encoded JSON. All names are in the specification; the contents of its lists and objects are assumed.

/** The query parameter of the cart. Source: commerce, sections 2 and 9. */
export const cartQueryKey = 'd'

const cartAuthorizedUserFields = stated({ firstName: text, lastName: text, type: OrderAuthorizedUserType })

/** A person besides the buyer who will use the purchase. */
export interface CartAuthorizedUser extends Out<typeof cartAuthorizedUserFields> {}
export const CartAuthorizedUser: Schema<CartAuthorizedUser> = cartAuthorizedUserFields

const cartAdditionalInfoFields = stated({
  authorizedUsers: list(CartAuthorizedUser),
  authorizedUsersAssociate: list(CartAuthorizedUser),
  authorizedUsersSMB: list(CartAuthorizedUser),
})

/** The authorized users of personal plans, of an associate agreement and of a small-business plan. */
export interface CartAdditionalInfo extends Out<typeof cartAdditionalInfoFields> {}
export const CartAdditionalInfo: Schema<CartAdditionalInfo> = cartAdditionalInfoFields

const cartAddressFields = stated({ address1: text, locality: text, postalCode: text })

/** The parts of an address that the cart collects. */
export interface CartAddress extends Out<typeof cartAddressFields> {}
export const CartAddress: Schema<CartAddress> = cartAddressFields

const cartPartyFields = stated({
  address: CartAddress,
  email: text,
  firstName: text,
  lastName: text,
  nationalIdentifier: text,
  phoneNumber: text,
  phoneType: text,
})

/** The buyer, a person or a business. Personal data: keep it out of URLs that others see. */
export interface CartParty extends Out<typeof cartPartyFields> {}
export const CartParty: Schema<CartParty> = cartPartyFields

const cartStateFields = stated({
  additionalInfo: CartAdditionalInfo,
  bundles: list(text),
  businessInfo: CartParty,
  personalInfo: CartParty,
  products: list(text),
  region: text,
  supplementOptions: keyed(unshown),
  supplements: keyed(list(text)),
  tiers: keyed(text),
  productOptions: maybe(keyed(unshown)),
  billingPeriods: maybe(keyed(BillingPeriod)),
  locale: maybe(text),
  currency: maybe(Currency),
})

/**
 * The state of a cart. `products` contains product keys such as `legal`, which key `supplements`, `tiers`,
 * `productOptions` and `billingPeriods`; a supplement is an add-on key such as `trialDefensePersonal`. `currency`
 * defaults to that of `locale`, then to USD. `billingPeriods` is open: an offer can be billed by a period that is new.
 */
export interface CartState extends Omit<Out<typeof cartStateFields>, 'billingPeriods'> {
  readonly billingPeriods?: Record<string, Received<BillingPeriod>>
}
export const CartState: Schema<CartState> = cartStateFields

const nobody: CartParty = {
  address: { address1: '', locality: '', postalCode: '' },
  email: '',
  firstName: '',
  lastName: '',
  nationalIdentifier: '',
  phoneNumber: '',
  phoneType: 'cell',
}

/**
 * The initial cart: "one default entry, type SPOUSE", "one default entry, type NORMAL_USER", "phoneType, default cell".
 * Values equal to these are omitted from the URL and restored on reading.
 */
export const emptyCart: CartState = {
  additionalInfo: {
    authorizedUsers: [{ firstName: '', lastName: '', type: 'SPOUSE' }],
    authorizedUsersAssociate: [{ firstName: '', lastName: '', type: 'NORMAL_USER' }],
    authorizedUsersSMB: [{ firstName: '', lastName: '', type: 'NORMAL_USER' }],
  },
  bundles: [],
  businessInfo: nobody,
  personalInfo: nobody,
  products: [],
  region: '',
  supplementOptions: {},
  supplements: {},
  tiers: {},
}
