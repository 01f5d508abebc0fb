import { at, del, get, post } from '../operation.ts'
import { IdList } from '../shared/id-list.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list } from '../wire.ts'
import {
  NewOfferMap,
  NewOfferMapProduct,
  OfferMapProductChange,
  OfferMapProductRemoval,
  PlanMap,
} from './offer-maps.bodies.ts'
import { OfferMap, OfferMapProduct } from './offer-maps.entities.ts'
import { OfferMapAction } from './offer-maps.enums.ts'

// Source: commerce, section 7, "Offer maps". Plans belong to the legacy system, so all operations are assumed to be for
// staff.

const staff = { access: 'internal', assumes: ['access'] } as const
const offerMaps = at('offer-maps', '/v1/offerMaps', staff)
const offerMap = at('offer-maps', '/v1/offerMaps/{offerMapId}', staff)

export const createOfferMap = post(offerMaps, '', { body: NewOfferMap, returns: OfferMap })
export const listOfferMaps = get(at('offer-maps', '/v1/brands/{brand}/offerMaps', staff), '', {
  returns: list(OfferMap),
})
/** A GET with a body, which browsers can’t send: on a page, read single entities or the list. */
export const getOfferMapsByIdList = get(offerMaps, 'getByIdList', { body: IdList, returns: list(OfferMap) })
export const getOfferMap = get(offerMap, '', { returns: OfferMap })
export const deleteOfferMap = del(offerMap, '')

export const addOfferMapProduct = post(offerMap, 'addProduct', { body: NewOfferMapProduct, returns: OfferMap })
export const updateOfferMapProduct = post(offerMap, 'updateProduct', { body: OfferMapProductChange, returns: OfferMap })
export const removeOfferMapProduct = post(offerMap, 'removeProduct', {
  query: OfferMapProductRemoval,
  returns: OfferMap,
})
/** Maps each product of an offer to a plan: assumed to be the journal's PRODUCT_ALIGNED. */
export const mapOfferToPlans = post(at('offer-maps', '/v1/offers/{offerId}', staff), 'planMap', {
  body: PlanMap,
  returns: OfferMap,
})

export const offerMapJournal = journal('offer-maps', '/v1/offers/maps', OfferMapAction)
export const offerMapMaxClock = maxClock('offer-maps', '/v1/offers/maps')

export {
  NewOfferMap,
  NewOfferMapProduct,
  OfferMap,
  OfferMapAction,
  OfferMapProduct,
  OfferMapProductChange,
  OfferMapProductRemoval,
  PlanMap,
}
