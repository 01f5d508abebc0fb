import { oneOf, type Out } from '../wire.ts'

/** Codes in the specification whose place it doesn't show. Offer them to nobody. */
export const unexplainedPlaces = ['SF', 'LS', 'CA_2'] as const

/** The provinces and territories of Canada. Source: partners and service delivery, section 3. */
export const canadianProvinces = ['AB', 'BC', 'MB', 'NB', 'NF', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const

/**
 * A state of the US, a province or territory of Canada, or one of a few further codes: the second California variant
 * `CA_2`, and `SF` and `LS`, whose meaning isn't shown. Newfoundland and Labrador is `NF`.
 *
 * Source: commerce, section 3, Product, "State and province codes"; the Canadian ones are listed in partners and
 * service delivery, section 3.
 */
// prettier-ignore
export const StateOrProvince = oneOf(
  'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME',
  'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA',
  'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY',
  'DC', 'GU', 'PR', 'VI', ...unexplainedPlaces, ...canadianProvinces,
)
export type StateOrProvince = Out<typeof StateOrProvince>
