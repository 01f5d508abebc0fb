import type * as channelAssociates from '../../partners/channel-associates.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  ChannelAssociate: {
    one: 'Channel associate',
    many: 'Channel associates',
    about: 'An associate as the public sees them',
  },
  ChannelAssociateNames: { one: 'Name', many: 'Names' },
  DisplayMarketingInformation: { one: 'Public information', many: 'Public information' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.ChannelAssociate,
  about: 'Associates’ public names and photos, with their approval',
} as const satisfies Name

export const fields = {
  channelAssociateId: 'Channel associate',
  nameApproval: 'Name approval',
  photoApproval: 'Photo approval',
  pendingNames: 'Names waiting for approval',
  pendingPhoto: 'Photo waiting for approval',
  rejectionReason: 'Reason for rejection',
  display: 'Shown to the public',
  showsName: 'Show name',
  showsPhoto: 'Show photo',
  showsEmail: 'Show email',
  showsPhone: 'Show phone number',
  needsApproval: 'Needs approval',
  photo: 'Photo',
} as const satisfies FieldWords

export const actions = {
  changeChannelAssociateOwner: 'Change owner',
  createChannelAssociate: 'Create channel associate',
  deleteChannelAssociate: 'Delete channel associate',
  deleteChannelAssociateDisplayPhoto: 'Delete display photo',
  findChannelAssociate: 'Find channel associate',
  findChannelAssociateByNumber: 'Find associate by number',
  findChannelAssociateByOwner: 'Find associate by owner',
  findChannelAssociateBySitename: 'Find associate by site name',
  getChannelAssociate: 'View channel associate',
  getChannelAssociateByNumber: 'View associate by number',
  getChannelAssociateByOwner: 'View associate by owner',
  updateChannelAssociate: 'Edit channel associate',
  updateChannelAssociateDisplayPhoto: 'Change display photo',
  updateChannelAssociateNameApproval: 'Approve or reject names',
  updateChannelAssociatePhotoApproval: 'Approve or reject photo',
  updateChannelAssociateStatus: 'Change status',
  updateDisplayMarketingInformation: 'Change public information',
  uploadChannelAssociatePhoto: 'Upload photo',
} as const satisfies ActionWords<typeof channelAssociates>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeChannelAssociateOwner: 'Owner changed',
  createChannelAssociate: 'Channel associate created',
  deleteChannelAssociate: 'Channel associate deleted',
  deleteChannelAssociateDisplayPhoto: 'Display photo deleted',
  updateChannelAssociate: 'Channel associate updated',
  updateChannelAssociateDisplayPhoto: 'Display photo changed',
  updateChannelAssociateNameApproval: 'Decision on the names recorded',
  updateChannelAssociatePhotoApproval: 'Decision on the photo recorded',
  updateChannelAssociateStatus: 'Status changed',
  updateDisplayMarketingInformation: 'Public information changed',
  uploadChannelAssociatePhoto: 'Photo uploaded',
} as const satisfies ActionWords<typeof channelAssociates>

export { MarketingAction as journal } from '../../labels/shared/marketing.en-US.ts'
