import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import { NewTax, TaxAreaQuery } from './taxes.bodies.ts'
import { Tax, TaxArea } from './taxes.entities.ts'
import { TaxCountry } from './taxes.enums.ts'

// Source: commerce, section 7, "Taxes". "(query)" is assumed to apply to both addresses of the area, which needs one.
// Setting taxes is assumed to be for staff.

const staffOnly = { access: 'internal', assumes: ['access'] } as const
const owned = { realms: ownerRealms, assumes: ['realms'] } as const

export const listTaxes = get(at('taxes', '/v1/taxes'), '', { returns: list(Tax) })
export const createTax = post(at('taxes', '/v1/taxes', staffOnly), '', { body: NewTax, returns: Tax })
/** Lists the taxes of an identity, including its exceptions. */
export const listIdentityTaxes = get(at('taxes', '/v1/identities/{identityId}/taxes', owned), '', {
  returns: list(Tax),
})
/** Creates an exception for an identity. */
export const createIdentityTax = post(at('taxes', '/v1/identities/{identityId}/taxes', staffOnly), '', {
  body: NewTax,
  returns: Tax,
})

/** Returns the taxes at an address, for estimates. */
export const findTaxArea = get(at('taxes', '/v1/taxes/area'), '', { query: TaxAreaQuery, returns: TaxArea })
export const findIdentityTaxArea = get(at('taxes', '/v1/identities/{identityId}/taxes/area', owned), '', {
  query: TaxAreaQuery,
  returns: TaxArea,
})

// "Every service has GET journal" (section 7). The address is assumed; no actions are listed.
export const taxJournal = journal('taxes', '/v1/taxes', text, { assumes: ['path', 'access'] })
export const taxMaxClock = maxClock('taxes', '/v1/taxes')

export { NewTax, Tax, TaxArea, TaxAreaQuery, TaxCountry }
