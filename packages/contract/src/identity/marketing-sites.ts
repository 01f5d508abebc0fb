import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { partnerRealms } from '../shared/realm.ts'
import { text } from '../wire.ts'
import { MarketingSiteOwnerQuery, MarketingSiteReplacement, NewMarketingSite } from './marketing-sites.bodies.ts'
import { MarketingSite, MarketingSiteLink } from './marketing-sites.entities.ts'

// Source: identity and communication, section 7, "Content entries and marketing sites". Everyone can read a site; its
// owner and staff can change it.

const selling = { realms: partnerRealms, assumes: ['realms'] } as const
const sites = at('marketing-sites', '/v1/marketingSites')
const soldOn = at('marketing-sites', '/v1/marketingSites', selling)

export const getMarketingSite = get(sites, '{siteId}', { returns: MarketingSite })
export const deleteMarketingSite = del(soldOn, '{siteId}')
export const getMarketingSiteByOwner = get(sites, 'owner/{ownerId}', { returns: MarketingSite })
export const createMarketingSite = post(soldOn, '', { body: NewMarketingSite, returns: MarketingSite })
export const replaceMarketingSite = put(soldOn, '', { body: MarketingSiteReplacement, returns: MarketingSite })
export const changeMarketingSiteOwner = put(soldOn, 'ownerId', {
  query: MarketingSiteOwnerQuery,
  returns: MarketingSite,
})

/** "Each service has GET journal". The address is assumed; no actions are listed. */
export const marketingSiteJournal = journal('marketing-sites', '/v1/marketingSites', text, {
  assumes: ['path', 'access'],
})
export const marketingSiteMaxClock = maxClock('marketing-sites', '/v1/marketingSites')

export { MarketingSite, MarketingSiteLink, MarketingSiteOwnerQuery, MarketingSiteReplacement, NewMarketingSite }
