import type * as offers from '../../commerce/offers.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  Offer: { one: 'Offer', many: 'Offers', about: 'Products sold together at set prices' },
  MerchandisedTier: { one: 'Tier for sale', many: 'Tiers for sale' },
  OfferPrice: { one: 'Price', many: 'Prices' },
  OfferProduct: { one: 'Product', many: 'Products' },
  OfferSupplement: { one: 'Supplement', many: 'Supplements' },
  SelectionProblem: { one: 'Problem', many: 'Problems' },
  SelectionVerdict: {
    one: 'Check result',
    many: 'Check results',
    about: 'Whether selected products can be bought together',
  },
  merchandisedTiers: { one: 'Tier', many: 'Tiers' },
  selections: { one: 'Selected product', many: 'Selected products' },
  supplements: { one: 'Supplement', many: 'Supplements' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Offer,
  about: 'What is sold, where, to whom and at what price',
} as const satisfies Name

export const fields = {
  planIds: 'Legacy plans',
  initialListPrice: 'First-period price',
  renewalListPrice: 'Renewal price',
  offerType: 'Offer type',
  productGroup: 'Product group',
  availableLocalities: 'Where it’s sold',
  availableInCountry: 'Sold in this country',
  availableInMarket: 'Sold in this market',
  availableInRegion: 'Sold in this state or province',
  enrolledCount: 'People enrolled',
  merchandisedTiers: 'Tiers for sale',
  market: 'Market',
  selections: 'Selected products',
  alternativeTierIds: 'Tiers sold instead',
  problems: 'Problems',
} as const satisfies FieldWords

export const hints = {
  availableLocalities: 'States and provinces where the offer can be bought',
  initialListPrice: 'Charged for the first billing period',
  renewalListPrice: 'Charged from the second billing period on',
  productGroup: 'Products of a group are shown together',
} as const satisfies FieldWords

export const actions = {
  addOfferProducts: 'Add products',
  changeOfferOwner: 'Change owner',
  createOffer: 'Create offer',
  deleteOffer: 'Delete offer',
  getOffer: 'View offer',
  getOffersByIdList: 'View offers',
  grandfatherOffer: 'Keep offer for existing members only',
  listOffers: 'View offers',
  makeOfferEnrollable: 'Open offer for enrollment',
  makeOfferPendingApproval: 'Send offer for approval',
  makeOfferReadyForSale: 'Put offer on sale',
  provisionOfferProductImmediately: 'Activate product right away',
  provisionOfferProductOnFirstUse: 'Activate product on first use',
  updateOffer: 'Edit offer',
  updateOfferAvailableLocalities: 'Change places of sale',
  updateOfferProducts: 'Change products',
  validateOfferSelections: 'Check selected products',
} as const satisfies ActionWords<typeof offers>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addOfferProducts: 'Products added',
  changeOfferOwner: 'Owner changed',
  createOffer: 'Offer created',
  deleteOffer: 'Offer deleted',
  grandfatherOffer: 'Offer kept for existing members only',
  makeOfferEnrollable: 'Offer open for enrollment',
  makeOfferPendingApproval: 'Offer sent for approval',
  makeOfferReadyForSale: 'Offer on sale',
  provisionOfferProductImmediately: 'Product set to activate right away',
  provisionOfferProductOnFirstUse: 'Product set to activate on first use',
  updateOffer: 'Offer updated',
  updateOfferAvailableLocalities: 'Places of sale changed',
  updateOfferProducts: 'Products changed',
} as const satisfies ActionWords<typeof offers>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createOffer,
  UPDATED: done.updateOffer,
  DELETED: done.deleteOffer,
  PRODUCTS_ADDED: done.addOfferProducts,
  PRODUCTS_UPDATED: done.updateOfferProducts,
  LOCALITIES_UPDATED: done.updateOfferAvailableLocalities,
  STATUS_CHANGED: 'Status changed',
  PROVISION_TYPE_CHANGED: 'Product activation changed',
  OWNER_CHANGED: done.changeOfferOwner,
  MIGRATED: 'Brought over from the legacy system',
} as const satisfies JournalWords
