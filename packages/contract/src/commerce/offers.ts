import { at, del, get, post, put } from '../operation.ts'
import { IdList } from '../shared/id-list.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { list, text } from '../wire.ts'
import {
  GroupOfferMigration,
  OfferAvailableLocalities,
  OfferDefinition,
  OfferMigration,
  OfferProductDraft,
  OfferProducts,
  OfferQuery,
  OfferSelections,
} from './offers.bodies.ts'
import { Offer } from './offers.entities.ts'
import { OfferChannel, OfferStatus, OfferType } from './offers.enums.ts'
import {
  MerchandisedTier,
  OfferPrice,
  OfferProduct,
  OfferSupplement,
  SelectionProblem,
  SelectionVerdict,
} from './offers.parts.ts'

// Source: commerce, section 7, "Offers (under /v1/brands/{brand}/offers)". Permission to change offers is not shown;
// assumed to be for staff.

const offers = at('offers', '/v1/brands/{brand}/offers')
const offer = at('offers', '/v1/brands/{brand}/offers/{offerId}')
const staff = { access: 'internal', assumes: ['access'] } as const
const editedOffers = at('offers', '/v1/brands/{brand}/offers', staff)
const edited = at('offers', '/v1/brands/{brand}/offers/{offerId}', staff)

// Section 6 reserves "group migration calls" and an entitlement's `migrate` for machines: assumed to include these.
const migrations = at('offers', '/v1/brands/{brand}/offers', { access: 'machine', assumes: ['access'] })
export const migrateOffers = post(migrations, 'migrate', { body: OfferMigration, returns: list(Offer) })
export const migrateGroupOffers = post(migrations, 'groupMigrate', { body: GroupOfferMigration, returns: list(Offer) })

export const listOffers = get(offers, '', { query: OfferQuery, returns: list(Offer) })
export const createOffer = post(editedOffers, '', { body: OfferDefinition, returns: Offer })
export const getOffer = get(offer, '', { returns: Offer })
export const updateOffer = put(edited, '', { body: OfferDefinition, returns: Offer })
export const deleteOffer = del(edited, '')
/** A GET with a body, which browsers can’t send: on a page, read single entities or the list. */
export const getOffersByIdList = get(offers, 'getByIdList', { body: IdList, returns: list(Offer) })

export const addOfferProducts = post(edited, 'addProducts', { body: OfferProducts, returns: Offer })
export const updateOfferProducts = post(edited, 'updateProducts', { body: OfferProducts, returns: Offer })
export const updateOfferAvailableLocalities = post(edited, 'updateAvailableLocalities', {
  body: OfferAvailableLocalities,
  returns: Offer,
})
export const validateOfferSelections = post(offer, 'validateSelections', {
  body: OfferSelections,
  returns: SelectionVerdict,
  idempotent: true,
})

export const makeOfferPendingApproval = post(edited, 'pendingApproval', { returns: Offer })
export const makeOfferEnrollable = post(edited, 'makeEnrollable', { returns: Offer })
export const makeOfferReadyForSale = post(edited, 'readyForSale', { returns: Offer })
export const grandfatherOffer = post(edited, 'grandfather', { returns: Offer })
export const provisionOfferProductOnFirstUse = post(edited, 'products/{productId}/provisionType/onFirstUse', {
  returns: Offer,
})
export const provisionOfferProductImmediately = post(edited, 'products/{productId}/provisionType/immediate', {
  returns: Offer,
})
export const changeOfferOwner = post(edited, 'changeOwner', { body: OwnerChange, returns: Offer })

export const offerJournal = journal('offers', '/v1/offers', text)
export const offerMaxClock = maxClock('offers', '/v1/offers')

export {
  GroupOfferMigration,
  MerchandisedTier,
  Offer,
  OfferAvailableLocalities,
  OfferChannel,
  OfferDefinition,
  OfferMigration,
  OfferPrice,
  OfferProduct,
  OfferProductDraft,
  OfferProducts,
  OfferQuery,
  OfferSelections,
  OfferStatus,
  OfferSupplement,
  OfferType,
  SelectionProblem,
  SelectionVerdict,
}
export { offerTransitions } from './offers.transitions.ts'
