import { at, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { MarketingAction, SiteName } from '../shared/marketing.ts'
import { partnerRealms } from '../shared/realm.ts'
import { MarketingIdentityChange, MarketingPagesChange, ProductMarketingChange } from './associate-marketing.bodies.ts'
import { AssociateMarketing, AssociateMarketingCard, SiteNameCheck } from './associate-marketing.entities.ts'

// Source: partners and service delivery, section 7, "Associate marketing (v2)". Statuses, approvals and actions are in
// `shared/marketing.ts`.

const network = { realms: partnerRealms, assumes: ['realms'] } as const

export const getAssociateMarketing = get(
  at('associate-marketing', '/v2/associateMarketing/{marketingId}', network),
  '',
  {
    returns: AssociateMarketing,
  },
)
/** Returns the marketing of an associate agreement. The specification calls it the owner, elsewhere an identity. */
export const findAssociateMarketingByOwner = get(
  at('associate-marketing', '/v2/associateAgreements/{agreementId}/associateMarketing', network),
  '',
  { returns: AssociateMarketing },
)

// The specification puts the operations below on ".../{id}", after two addresses. They change one record, so their
// paths are assumed below it.
const marketing = at('associate-marketing', '/v2/associateMarketing/{marketingId}', {
  realms: partnerRealms,
  assumes: ['path', 'realms'],
})

export const updateAssociateMarketingCard = put(marketing, 'updateCard', {
  body: AssociateMarketingCard,
  returns: AssociateMarketing,
})
export const updateAssociateMarketingPendingCard = put(marketing, 'updatePendingCard', {
  body: AssociateMarketingCard,
  returns: AssociateMarketing,
})
export const deleteAssociateMarketingAvatarUrl = put(marketing, 'deleteAvatarUrl', { returns: AssociateMarketing })

export const activateAssociateMarketing = post(marketing, 'activate', { returns: AssociateMarketing })
export const cancelAssociateMarketing = post(marketing, 'cancel', { returns: AssociateMarketing })
export const suspendAssociateMarketing = post(marketing, 'suspend', { returns: AssociateMarketing })
export const markAssociateMarketingNeedsReview = post(marketing, 'needsReview', { returns: AssociateMarketing })

export const updateAssociateProductMarketing = post(marketing, 'updateProductMarketing', {
  body: ProductMarketingChange,
  returns: AssociateMarketing,
})
export const updateAssociateMarketingPages = post(marketing, 'updateMarketingPages', {
  body: MarketingPagesChange,
  returns: AssociateMarketing,
})
export const updateAssociateMarketingSitename = post(marketing, 'updateSitename', {
  body: SiteName,
  returns: AssociateMarketing,
})
export const changeAssociateMarketingIdentityId = post(marketing, 'changeIdentityId', {
  body: MarketingIdentityChange,
  returns: AssociateMarketing,
})

export const checkSiteName = get(at('associate-marketing', '/v2/checkSiteName', network), '', {
  query: SiteName,
  returns: SiteNameCheck,
})
/** Releases a site name, so that another associate can claim it. */
export const releaseSiteName = post(at('associate-marketing', '/v2/releaseSiteName', network), '', { body: SiteName })

/** The section lists no journal or clock; both addresses are assumed. */
export const associateMarketingJournal = journal('associate-marketing', '/v2/associateMarketing', MarketingAction, {
  assumes: ['path', 'access'],
})
export const associateMarketingMaxClock = maxClock('associate-marketing', '/v2/associateMarketing')

export { MarketingIdentityChange, MarketingPagesChange, ProductMarketingChange } from './associate-marketing.bodies.ts'
export {
  AssociateMarketing,
  AssociateMarketingCard,
  AssociateMarketingLink,
  AssociateMarketingPage,
  AssociateProductMarketing,
  SiteNameCheck,
} from './associate-marketing.entities.ts'
export { marketingTransitions } from './associate-marketing.transitions.ts'
