import { MarketingApprovalStatus, MarketingDecision, MarketingStatus } from '../shared/marketing.ts'
import { assumed, entity, flag, maybe, type Out, type Schema, text } from '../wire.ts'

const channelAssociateNamesFields = assumed({ firstName: text, lastName: text, displayName: maybe(text) })

/** The display names of an associate. */
export interface ChannelAssociateNames extends Out<typeof channelAssociateNamesFields> {}
export const ChannelAssociateNames: Schema<ChannelAssociateNames> = channelAssociateNamesFields

const displayMarketingInformationFields = assumed({
  showsName: flag,
  showsPhoto: flag,
  showsEmail: flag,
  showsPhone: flag,
})

/** The public details of an associate. */
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
 * The presentation of an associate in a sales channel. `displayPhoto` and `pendingPhoto` are URLs; pending values await
 * approval, and `nameApproval` and `photoApproval` are the last decisions. `ownerId` is the associate agreement;
 * `version` is the value for `If-Match`.
 */
export interface ChannelAssociate extends Out<typeof channelAssociateFields> {}
export const ChannelAssociate: Schema<ChannelAssociate> = channelAssociateFields
