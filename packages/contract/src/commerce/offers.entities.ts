import { CoBrandPartner } from '../shared/co-brand.ts'
import { LocalDate } from '../shared/dates.ts'
import { LocalizedText } from '../shared/localized.ts'
import { Currency } from '../shared/money.ts'
import { StateOrProvince } from '../shared/places.ts'
import { entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { OfferChannel, OfferStatus, OfferType } from './offers.enums.ts'
import { OfferProduct } from './offers.parts.ts'

const offerFields = entity({
  stated: {
    status: OfferStatus,
    channel: OfferChannel,
    offerType: OfferType,
    currency: Currency,
    coBrandPartner: maybe(CoBrandPartner),
    owner: text,
    products: list(OfferProduct),
    productGroup: text,
    availableLocalities: list(StateOrProvince),
    availableInCountry: flag,
    availableInMarket: flag,
    availableInRegion: flag,
  },
  assumed: {
    id: text,
    brand: text,
    name: text,
    friendlyNames: list(LocalizedText),
    startsOn: maybe(LocalDate),
    endsOn: maybe(LocalDate),
    enrolledCount: maybe(number),
    version: text,
  },
})

/**
 * Products that a brand sells together through one channel. The three `availableIn…` fields refer to the country,
 * market and region of the query; `owner` is an identity's ID; `enrolledCount` is the number of buyers.
 */
export interface Offer extends Out<typeof offerFields> {}
export const Offer: Schema<Offer> = offerFields
