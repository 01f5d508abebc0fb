import { oneOf, type Out } from '../wire.ts'

/** Source: commerce, section 3, "Tax country codes: USA, CAN". */
export const TaxCountry = oneOf('USA', 'CAN')
export type TaxCountry = Out<typeof TaxCountry>
