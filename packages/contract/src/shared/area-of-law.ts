import { type Schema, written } from '../wire.ts'

/**
 * A two-letter area of law.
 *
 * Source: partners and service delivery, section 3, Branch, "about 90 two-letter codes (list not shown)", and Provider,
 * "about 75 area-of-law two-letter codes".
 */
export type AreaOfLawCode = string
export const AreaOfLawCode: Schema<AreaOfLawCode> = written(/^[A-Z]{2}$/)
