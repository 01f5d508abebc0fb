import { assumed, file, flag, maybe, type Out, type Schema, stated, text } from '../wire.ts'
import { ChannelAssociateNames } from './channel-associates.entities.ts'

// "Payload and response field names are not shown unless stated" (section 7): a field is stated where section 3 lists
// it.

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

/** What changes; what is left out stays. */
export interface ChannelAssociateChanges extends Out<typeof channelAssociateChangesFields> {}
export const ChannelAssociateChanges: Schema<ChannelAssociateChanges> = channelAssociateChangesFields

const channelAssociateChangesQueryFields = assumed({ needsApproval: maybe(flag) })

/** Whether new names wait for approval. What the query of this call really carries is not shown. */
export interface ChannelAssociateChangesQuery extends Out<typeof channelAssociateChangesQueryFields> {}
export const ChannelAssociateChangesQuery: Schema<ChannelAssociateChangesQuery> = channelAssociateChangesQueryFields

const marketingDecisionNoteFields = assumed({ reason: maybe(text) })

/** Why staff decided so; the associate reads it. */
export interface MarketingDecisionNote extends Out<typeof marketingDecisionNoteFields> {}
export const MarketingDecisionNote: Schema<MarketingDecisionNote> = marketingDecisionNoteFields

const displayPhotoChangeFields = stated({ displayPhoto: text })

/** The address of the photo to show. */
export interface DisplayPhotoChange extends Out<typeof displayPhotoChangeFields> {}
export const DisplayPhotoChange: Schema<DisplayPhotoChange> = displayPhotoChangeFields

const photoUploadFields = assumed({ photo: file })

/** A photo to wait for approval. */
export interface PhotoUpload extends Out<typeof photoUploadFields> {}
export const PhotoUpload: Schema<PhotoUpload> = photoUploadFields
