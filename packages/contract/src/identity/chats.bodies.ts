import { Instant } from '../shared/dates.ts'
import { assumed, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { ChatSourceType, ChatStatus } from './chats.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newChatParticipantFields = assumed({
  identityId: maybe(text),
  name: text,
  email: maybe(text),
  role: maybe(text),
})

/** A participant to add. Without an `identityId`, known by name and email only. */
export interface NewChatParticipant extends Out<typeof newChatParticipantFields> {}
export const NewChatParticipant: Schema<NewChatParticipant> = newChatParticipantFields

const newChatFields = assumed({
  identityId: text,
  sourceType: ChatSourceType,
  sourceId: text,
  title: maybe(text),
  participants: list(NewChatParticipant),
})

/** A chat to open for the member `identityId`. */
export interface NewChat extends Out<typeof newChatFields> {}
export const NewChat: Schema<NewChat> = newChatFields

const chatChangeFields = assumed({ title: maybe(text), status: maybe(ChatStatus) })

/** The changed fields of a chat, including its status: no operation cancels a chat. */
export interface ChatChange extends Out<typeof chatChangeFields> {}
export const ChatChange: Schema<ChatChange> = chatChangeFields

const chatContactQueryFields = assumed({ entitlementId: text })

/** The entitlement whose contacts to list. */
export interface ChatContactQuery extends Out<typeof chatContactQueryFields> {}
export const ChatContactQuery: Schema<ChatContactQuery> = chatContactQueryFields

const chatMessageQueryFields = assumed({ since: Instant })

/** The time after which messages were sent, to catch up after an absence. */
export interface ChatMessageQuery extends Out<typeof chatMessageQueryFields> {}
export const ChatMessageQuery: Schema<ChatMessageQuery> = chatMessageQueryFields

const newChatAttachmentFields = assumed({ key: text, fileName: text, contentType: text, size: number })

/** An uploaded file, by the `key` of its upload link. `size` is in bytes. */
export interface NewChatAttachment extends Out<typeof newChatAttachmentFields> {}
export const NewChatAttachment: Schema<NewChatAttachment> = newChatAttachmentFields

const newChatMessageFields = assumed({
  clientId: text,
  text: maybe(text),
  attachments: maybe(list(NewChatAttachment)),
})

/** A message to send. The sender generates `clientId` and reuses it when resending. */
export interface NewChatMessage extends Out<typeof newChatMessageFields> {}
export const NewChatMessage: Schema<NewChatMessage> = newChatMessageFields

const newChatMessagesFields = assumed({ messages: list(NewChatMessage) })

/** Messages to append, in order. */
export interface NewChatMessages extends Out<typeof newChatMessagesFields> {}
export const NewChatMessages: Schema<NewChatMessages> = newChatMessagesFields

const chatContactChoiceFields = assumed({ identityId: text, role: maybe(text) })

/** The contact to add, and their display name. */
export interface ChatContactChoice extends Out<typeof chatContactChoiceFields> {}
export const ChatContactChoice: Schema<ChatContactChoice> = chatContactChoiceFields

const chatParticipantChoiceFields = assumed({ participantId: text })

/** The participant to remove. */
export interface ChatParticipantChoice extends Out<typeof chatParticipantChoiceFields> {}
export const ChatParticipantChoice: Schema<ChatParticipantChoice> = chatParticipantChoiceFields

const chatParticipantEmailFields = assumed({ email: text })

/** The participant's email address for this chat. Overrides the profile's. */
export interface ChatParticipantEmail extends Out<typeof chatParticipantEmailFields> {}
export const ChatParticipantEmail: Schema<ChatParticipantEmail> = chatParticipantEmailFields

const chatParticipantNameFields = assumed({ name: text })

/** The display name of a participant. */
export interface ChatParticipantName extends Out<typeof chatParticipantNameFields> {}
export const ChatParticipantName: Schema<ChatParticipantName> = chatParticipantNameFields

const chatReactionChoiceFields = assumed({ reaction: text })

/** The emoji to add or remove. */
export interface ChatReactionChoice extends Out<typeof chatReactionChoiceFields> {}
export const ChatReactionChoice: Schema<ChatReactionChoice> = chatReactionChoiceFields

const chatUploadQueryFields = assumed({ expiresInSeconds: maybe(number) })

/** The lifetime of the links. */
export interface ChatUploadQuery extends Out<typeof chatUploadQueryFields> {}
export const ChatUploadQuery: Schema<ChatUploadQuery> = chatUploadQueryFields

const chatUploadFileFields = assumed({ fileName: text, contentType: text, size: number })
const chatUploadsFields = assumed({ files: list(chatUploadFileFields) })

/** The files to upload. `size` is in bytes. */
export interface ChatUploads extends Out<typeof chatUploadsFields> {}
export const ChatUploads: Schema<ChatUploads> = chatUploadsFields

const chatDownloadsFields = assumed({ keys: list(text) })

/** The files to download, by the `key` of their attachments. */
export interface ChatDownloads extends Out<typeof chatDownloadsFields> {}
export const ChatDownloads: Schema<ChatDownloads> = chatDownloadsFields
