import { LocalDate } from '../shared/dates.ts'
import { Decimal } from '../shared/money.ts'
import { StateOrProvince } from '../shared/places.ts'
import { entity, maybe, type Out, type Schema, text } from '../wire.ts'
import { TaxCountry } from './taxes.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): names outside `stated` are assumed.

const newTaxFields = entity({
  stated: { country: TaxCountry },
  assumed: {
    administrativeArea: maybe(StateOrProvince),
    locality: maybe(text),
    jurisdiction: text,
    label: text,
    rate: Decimal,
    productId: maybe(text),
    effectiveFrom: LocalDate,
    effectiveTo: maybe(LocalDate),
  },
})

/** A tax to set. From `effectiveFrom`, it replaces an earlier one of the same jurisdiction. */
export interface NewTax extends Out<typeof newTaxFields> {}
export const NewTax: Schema<NewTax> = newTaxFields

const taxAreaQueryFields = entity({
  stated: { country: maybe(TaxCountry) },
  assumed: { administrativeArea: maybe(StateOrProvince), locality: maybe(text), postalCode: maybe(text) },
})

/** The known parts of an address. */
export interface TaxAreaQuery extends Out<typeof taxAreaQueryFields> {}
export const TaxAreaQuery: Schema<TaxAreaQuery> = taxAreaQueryFields
