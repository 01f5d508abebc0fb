import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import { NewTax, TaxAreaQuery } from './taxes.bodies.ts'
import { Tax, TaxArea } from './taxes.entities.ts'
import { TaxCountry } from './taxes.enums.ts'

// Source: commerce, section 7, "Taxes". "(query)" is read as standing for both addresses of the area, which says
// nothing without one. That staff alone set taxes is our reading too.

const staffOnly = { access: 'internal', assumes: ['access'] } as const
const owned = { realms: ownerRealms, assumes: ['realms'] } as const

export const listTaxes = get(at('taxes', '/v1/taxes'), '', { returns: list(Tax) })
export const createTax = post(at('taxes', '/v1/taxes', staffOnly), '', { body: NewTax, returns: Tax })
/** The taxes that hold for an identity, its exceptions among them. */
export const listIdentityTaxes = get(at('taxes', '/v1/identities/{identityId}/taxes', owned), '', {
  returns: list(Tax),
})
/** Sets an exception for an identity. */
export const createIdentityTax = post(at('taxes', '/v1/identities/{identityId}/taxes', staffOnly), '', {
  body: NewTax,
  returns: Tax,
})

/** The taxes at an address: what an estimate needs. */
export const findTaxArea = get(at('taxes', '/v1/taxes/area'), '', { query: TaxAreaQuery, returns: TaxArea })
export const findIdentityTaxArea = get(at('taxes', '/v1/identities/{identityId}/taxes/area', owned), '', {
  query: TaxAreaQuery,
  returns: TaxArea,
})

// "Every service has GET journal" (section 7), without an address or actions for this one.
export const taxJournal = journal('taxes', '/v1/taxes', text, { assumes: ['path', 'access'] })
export const taxMaxClock = maxClock('taxes', '/v1/taxes')

export { NewTax, Tax, TaxArea, TaxAreaQuery, TaxCountry }
