import { MarketingApprovalStatus, MarketingDecision, MarketingStatus } from '../shared/marketing.ts'
import { assumed, entity, flag, maybe, type Out, type Schema, text } from '../wire.ts'

const channelAssociateNamesFields = assumed({ firstName: text, lastName: text, displayName: maybe(text) })

/** What an associate is called on its site. */
export interface ChannelAssociateNames extends Out<typeof channelAssociateNamesFields> {}
export const ChannelAssociateNames: Schema<ChannelAssociateNames> = channelAssociateNamesFields

const displayMarketingInformationFields = assumed({
  showsName: flag,
  showsPhoto: flag,
  showsEmail: flag,
  showsPhone: flag,
})

/** What of an associate its site shows. */
export interface DisplayMarketingInformation extends Out<typeof displayMarketingInformationFields> {}
export const DisplayMarketingInformation: Schema<DisplayMarketingInformation> = displayMarketingInformationFields

const channelAssociateFields = entity({
  stated: {
    status: MarketingStatus,
    approvalStatus: MarketingApprovalStatus,
    nameApproval: maybe(MarketingDecision),
    photoApproval: maybe(MarketingDecision),
    displayPhoto: maybe(text),
  },
  assumed: {
    id: text,
    identityId: text,
    ownerId: text,
    associateNumber: text,
    siteName: maybe(text),
    names: ChannelAssociateNames,
    pendingNames: maybe(ChannelAssociateNames),
    pendingPhoto: maybe(text),
    rejectionReason: maybe(text),
    email: maybe(text),
    phone: maybe(text),
    display: DisplayMarketingInformation,
    version: text,
  },
})

/**
 * An associate as a sales channel shows it. `displayPhoto` and `pendingPhoto` are addresses; what is pending waits for
 * staff to decide, and `nameApproval` and `photoApproval` are their last decisions. `ownerId` is the associate agreement
 * it belongs to; `version` goes back as `If-Match`.
 */
export interface ChannelAssociate extends Out<typeof channelAssociateFields> {}
export const ChannelAssociate: Schema<ChannelAssociate> = channelAssociateFields
