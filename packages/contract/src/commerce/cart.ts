import { BillingPeriod } from '../shared/billing-period.ts'
import { Currency } from '../shared/money.ts'
import { keyed, list, maybe, type Out, type Schema, stated, text, unshown } from '../wire.ts'
import { OrderAuthorizedUserType } from './orders.enums.ts'

// Source: commerce, section 3, "Cart state". The cart has no service: the whole of it lives in one query parameter, as
// base64-encoded JSON. Every name is the specification's; what the lists and objects hold is our reading.

/** The query parameter the cart lives in. Source: commerce, sections 2 and 9. */
export const cartQueryKey = 'd'

const cartAuthorizedUserFields = stated({ firstName: text, lastName: text, type: OrderAuthorizedUserType })

/** Someone who is to use what is bought, beside the buyer. */
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

/** An address, as far as the cart asks for it. */
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

/** Who buys, as a person or for a business. All of it is personal: keep it out of addresses that others see. */
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
 * A cart. `products` holds product keys, such as `legal`; `supplements`, `tiers`, `productOptions` and `billingPeriods`
 * are keyed by them; a supplement is an add-on key, such as `trialDefensePersonal`. Without a `currency` it follows the
 * `locale`, and is USD without one.
 */
export interface CartState extends Out<typeof cartStateFields> {}
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
 * What a cart holds before anything is chosen: "one default entry, type SPOUSE", "one default entry, type NORMAL_USER",
 * "phoneType, default cell". Whatever equals it is left out of the address, and filled in again on reading.
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
