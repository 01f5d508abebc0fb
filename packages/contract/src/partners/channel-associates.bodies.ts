import { assumed, file, flag, maybe, type Out, type Schema, stated, text } from '../wire.ts'
import { ChannelAssociateNames } from './channel-associates.entities.ts'

// "Payload and response field names are not shown unless stated" (section 7): only fields that section 3 lists are
// stated.

const newChannelAssociateFields = assumed({
  ownerId: text,
  associateNumber: text,
  names: ChannelAssociateNames,
  siteName: maybe(text),
  email: maybe(text),
  phone: maybe(text),
})

/** A channel associate to create, for the associate agreement `ownerId`. */
export interface NewChannelAssociate extends Out<typeof newChannelAssociateFields> {}
export const NewChannelAssociate: Schema<NewChannelAssociate> = newChannelAssociateFields

const channelAssociateChangesFields = assumed({
  names: maybe(ChannelAssociateNames),
  siteName: maybe(text),
  email: maybe(text),
  phone: maybe(text),
})

/** The changed fields; omitted ones stay. */
export interface ChannelAssociateChanges extends Out<typeof channelAssociateChangesFields> {}
export const ChannelAssociateChanges: Schema<ChannelAssociateChanges> = channelAssociateChangesFields

const channelAssociateChangesQueryFields = assumed({ needsApproval: maybe(flag) })

/** Whether new names need approval. The actual contents of the query are not shown. */
export interface ChannelAssociateChangesQuery extends Out<typeof channelAssociateChangesQueryFields> {}
export const ChannelAssociateChangesQuery: Schema<ChannelAssociateChangesQuery> = channelAssociateChangesQueryFields

const marketingDecisionNoteFields = assumed({ reason: maybe(text) })

/** The reason for a decision, displayed to the associate. */
export interface MarketingDecisionNote extends Out<typeof marketingDecisionNoteFields> {}
export const MarketingDecisionNote: Schema<MarketingDecisionNote> = marketingDecisionNoteFields

const displayPhotoChangeFields = stated({ displayPhoto: text })

/** The URL of the photo to display. */
export interface DisplayPhotoChange extends Out<typeof displayPhotoChangeFields> {}
export const DisplayPhotoChange: Schema<DisplayPhotoChange> = displayPhotoChangeFields

const photoUploadFields = assumed({ photo: file })

/** A photo to submit for approval. */
export interface PhotoUpload extends Out<typeof photoUploadFields> {}
export const PhotoUpload: Schema<PhotoUpload> = photoUploadFields
