import { Instant } from '../shared/dates.ts'
import { Realm } from '../shared/realm.ts'
import { assumed, entity, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { ChatSourceType, ChatStatus } from './chats.enums.ts'

const chatParticipantFields = entity({
  stated: { email: maybe(text), name: text },
  assumed: {
    id: text,
    identityId: maybe(text),
    realm: Realm,
    role: maybe(text),
    joinedAt: Instant,
    leftAt: maybe(Instant),
    replacedById: maybe(text),
  },
})

/**
 * A participant; a former one has a `leftAt`. `role` is a display label, such as "Attorney"; `replacedById` is the
 * participant who took over.
 */
export interface ChatParticipant extends Out<typeof chatParticipantFields> {}
export const ChatParticipant: Schema<ChatParticipant> = chatParticipantFields

const chatReactionFields = assumed({ reaction: text, participantId: text, at: Instant })

/** A participant's reaction to a message: an emoji. */
export interface ChatReaction extends Out<typeof chatReactionFields> {}
export const ChatReaction: Schema<ChatReaction> = chatReactionFields

const chatAttachmentFields = assumed({ id: text, key: text, fileName: text, contentType: text, size: number })

/** A file attached to a message. `key` identifies it in storage, `size` is in bytes. */
export interface ChatAttachment extends Out<typeof chatAttachmentFields> {}
export const ChatAttachment: Schema<ChatAttachment> = chatAttachmentFields

const chatMessageFields = entity({
  stated: { reactions: list(ChatReaction), attachments: list(ChatAttachment) },
  assumed: { id: text, clientId: maybe(text), participantId: text, text: maybe(text), at: Instant },
})

/** A message. `clientId` is the sender's ID, which identifies duplicates. */
export interface ChatMessage extends Out<typeof chatMessageFields> {}
export const ChatMessage: Schema<ChatMessage> = chatMessageFields

const chatFields = entity({
  stated: {
    sourceType: ChatSourceType,
    status: ChatStatus,
    participants: list(ChatParticipant),
    messages: list(ChatMessage),
  },
  assumed: {
    id: text,
    identityId: text,
    sourceId: text,
    title: maybe(text),
    createdAt: Instant,
    lastMessageAt: maybe(Instant),
    version: text,
  },
})

/**
 * A chat about a service request or an entitlement, `sourceId`. `messages` are in chronological order; `version` is the
 * value for `If-Match`.
 */
export interface Chat extends Out<typeof chatFields> {}
export const Chat: Schema<Chat> = chatFields

const chatContactFields = assumed({
  identityId: text,
  name: text,
  email: maybe(text),
  realm: Realm,
  role: maybe(text),
})

/** A contact who can be added to a chat. */
export interface ChatContact extends Out<typeof chatContactFields> {}
export const ChatContact: Schema<ChatContact> = chatContactFields

const chatUploadLinkFields = assumed({ fileName: text, key: text, url: text, expiresAt: Instant })

/** An upload link for one file: PUT it to the signed `url` until `expiresAt`, then refer to it by `key`. */
export interface ChatUploadLink extends Out<typeof chatUploadLinkFields> {}
export const ChatUploadLink: Schema<ChatUploadLink> = chatUploadLinkFields

const chatDownloadLinkFields = assumed({ key: text, url: text, expiresAt: Instant })

/** A download link for one file: the signed `url` is valid until `expiresAt`. */
export interface ChatDownloadLink extends Out<typeof chatDownloadLinkFields> {}
export const ChatDownloadLink: Schema<ChatDownloadLink> = chatDownloadLinkFields
