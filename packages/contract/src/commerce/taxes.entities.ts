import { LocalDate } from '../shared/dates.ts'
import { Decimal } from '../shared/money.ts'
import { StateOrProvince } from '../shared/places.ts'
import { decisive, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { TaxCountry } from './taxes.enums.ts'

const taxFields = entity({
  stated: { country: TaxCountry },
  assumed: {
    id: text,
    identityId: decisive(text),
    administrativeArea: decisive(StateOrProvince),
    locality: decisive(text),
    jurisdiction: text,
    label: text,
    rate: Decimal,
    productId: decisive(text),
    effectiveFrom: LocalDate,
    effectiveTo: decisive(LocalDate),
    version: text,
  },
})

/**
 * A tax. `rate` is in percent, such as `'9.975'`; `jurisdiction` is the levying authority and `label` the name on
 * invoices, such as `TVQ`. With an `identityId` it is an exception for that identity; without a `productId` it applies
 * to every product.
 */
export interface Tax extends Out<typeof taxFields> {}
export const Tax: Schema<Tax> = taxFields

const taxAreaFields = entity({
  stated: { country: TaxCountry },
  assumed: {
    taxAreaId: text,
    administrativeArea: StateOrProvince,
    locality: maybe(text),
    postalCode: maybe(text),
    taxes: list(Tax),
  },
})

/** An area with the same taxes, and those taxes. */
export interface TaxArea extends Out<typeof taxAreaFields> {}
export const TaxArea: Schema<TaxArea> = taxAreaFields
