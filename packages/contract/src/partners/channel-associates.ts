import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClockAt } from '../shared/journal.ts'
import { MarketingAction, MarketingDecision, MarketingStatus, SiteName } from '../shared/marketing.ts'
import { OwnerChange } from '../shared/owner.ts'
import { partnerRealms } from '../shared/realm.ts'
import {
  ChannelAssociateChanges,
  ChannelAssociateChangesQuery,
  DisplayPhotoChange,
  MarketingDecisionNote,
  NewChannelAssociate,
  PhotoUpload,
} from './channel-associates.bodies.ts'
import { ChannelAssociate, DisplayMarketingInformation } from './channel-associates.entities.ts'

// Source: partners and service delivery, section 7, "Channel associates (v1)". Statuses, approvals and actions are in
// `shared/marketing.ts`. `find…` needs no identity; `get…` is the same operation for a known identity. The owner is an
// associate agreement, as in `ownerId`.

const network = { realms: partnerRealms, assumes: ['realms'] } as const

const anyone = at('channel-associates', '/v1/channelsAssociates', network)
const channelAssociates = at('channel-associates', '/v1/identities/{identityId}/channelsAssociates', network)
const channelAssociate = at(
  'channel-associates',
  '/v1/identities/{identityId}/channelsAssociates/{channelAssociateId}',
  network,
)

export const findChannelAssociateByOwner = get(anyone, 'owner/{agreementId}', { returns: ChannelAssociate })
export const getChannelAssociateByOwner = get(channelAssociates, 'owner/{agreementId}', { returns: ChannelAssociate })
export const findChannelAssociateByNumber = get(anyone, 'getByAssociateNumber/{number}', { returns: ChannelAssociate })
export const getChannelAssociateByNumber = get(channelAssociates, 'getByAssociateNumber/{number}', {
  returns: ChannelAssociate,
})
export const findChannelAssociateBySitename = get(anyone, 'getBySitename', {
  query: SiteName,
  returns: ChannelAssociate,
})
export const findChannelAssociate = get(anyone, '{channelAssociateId}', { returns: ChannelAssociate })
export const getChannelAssociate = get(channelAssociate, '', { returns: ChannelAssociate })

export const createChannelAssociate = post(channelAssociates, '', {
  body: NewChannelAssociate,
  returns: ChannelAssociate,
})
export const updateChannelAssociateStatus = post(channelAssociate, 'updateStatus/{status}', {
  params: { status: MarketingStatus },
  returns: ChannelAssociate,
})
export const updateChannelAssociate = put(channelAssociate, '', {
  query: ChannelAssociateChangesQuery,
  body: ChannelAssociateChanges,
  returns: ChannelAssociate,
})
export const deleteChannelAssociate = del(channelAssociate, '')

export const updateChannelAssociateNameApproval = put(channelAssociate, 'approvals/names/updateStatus/{status}', {
  params: { status: MarketingDecision },
  body: MarketingDecisionNote,
  returns: ChannelAssociate,
})
export const updateChannelAssociatePhotoApproval = put(channelAssociate, 'approvals/photo/updateStatus/{status}', {
  params: { status: MarketingDecision },
  body: MarketingDecisionNote,
  returns: ChannelAssociate,
})

export const updateChannelAssociateDisplayPhoto = put(channelAssociate, 'updateDisplayPhoto', {
  body: DisplayPhotoChange,
  returns: ChannelAssociate,
})
export const deleteChannelAssociateDisplayPhoto = put(channelAssociate, 'deleteDisplayPhoto', {
  returns: ChannelAssociate,
})
export const changeChannelAssociateOwner = post(channelAssociate, 'changeOwner', {
  body: OwnerChange,
  returns: ChannelAssociate,
})
export const uploadChannelAssociatePhoto = put(channelAssociate, 'uploadPhoto', {
  encoding: 'multipart',
  body: PhotoUpload,
  returns: ChannelAssociate,
})

/** The path is that of associate marketing; the specification lists it with channel associates. */
export const updateDisplayMarketingInformation = put(
  at('channel-associates', '/v1/identities/{identityId}/associateMarketing/{marketingId}', network),
  'updateDisplayMarketingInformation',
  { body: DisplayMarketingInformation, returns: ChannelAssociate },
)

export const channelAssociateJournal = journal('channel-associates', '/v1/channelsAssociates', MarketingAction)
export const channelAssociateMaxClock = maxClockAt('channel-associates', '/v1/channelsAssociates/maxClock')

export {
  ChannelAssociateChanges,
  ChannelAssociateChangesQuery,
  DisplayPhotoChange,
  MarketingDecisionNote,
  NewChannelAssociate,
  PhotoUpload,
} from './channel-associates.bodies.ts'
export { ChannelAssociate, ChannelAssociateNames, DisplayMarketingInformation } from './channel-associates.entities.ts'
export { channelAssociateTransitions } from './channel-associates.transitions.ts'
