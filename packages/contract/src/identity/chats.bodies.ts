import { Instant } from '../shared/dates.ts'
import { assumed, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { ChatSourceType, ChatStatus } from './chats.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const newChatParticipantFields = assumed({
  identityId: maybe(text),
  name: text,
  email: maybe(text),
  role: maybe(text),
})

/** Someone to bring in. Without an `identityId`, someone known by name and email only. */
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

/** What changes of a chat. No call cancels one, so its status is read as set here. */
export interface ChatChange extends Out<typeof chatChangeFields> {}
export const ChatChange: Schema<ChatChange> = chatChangeFields

const chatContactQueryFields = assumed({ entitlementId: text })

/** Whose people: those of an entitlement. */
export interface ChatContactQuery extends Out<typeof chatContactQueryFields> {}
export const ChatContactQuery: Schema<ChatContactQuery> = chatContactQueryFields

const chatMessageQueryFields = assumed({ since: Instant })

/** Since when: messages sent after that moment, for one who was away. */
export interface ChatMessageQuery extends Out<typeof chatMessageQueryFields> {}
export const ChatMessageQuery: Schema<ChatMessageQuery> = chatMessageQueryFields

const newChatAttachmentFields = assumed({ key: text, fileName: text, contentType: text, size: number })

/** A file that is uploaded already, under the `key` of its upload link. `size` is in bytes. */
export interface NewChatAttachment extends Out<typeof newChatAttachmentFields> {}
export const NewChatAttachment: Schema<NewChatAttachment> = newChatAttachmentFields

const newChatMessageFields = assumed({
  clientId: text,
  text: maybe(text),
  attachments: maybe(list(NewChatAttachment)),
})

/** A message to send. `clientId` is made by the sender and stays the same when it is sent again. */
export interface NewChatMessage extends Out<typeof newChatMessageFields> {}
export const NewChatMessage: Schema<NewChatMessage> = newChatMessageFields

const newChatMessagesFields = assumed({ messages: list(NewChatMessage) })

/** Messages to append, in this order. */
export interface NewChatMessages extends Out<typeof newChatMessagesFields> {}
export const NewChatMessages: Schema<NewChatMessages> = newChatMessagesFields

const chatContactChoiceFields = assumed({ identityId: text, role: maybe(text) })

/** Which contact to add, and what to call them. */
export interface ChatContactChoice extends Out<typeof chatContactChoiceFields> {}
export const ChatContactChoice: Schema<ChatContactChoice> = chatContactChoiceFields

const chatParticipantChoiceFields = assumed({ participantId: text })

/** Which participant goes. */
export interface ChatParticipantChoice extends Out<typeof chatParticipantChoiceFields> {}
export const ChatParticipantChoice: Schema<ChatParticipantChoice> = chatParticipantChoiceFields

const chatParticipantEmailFields = assumed({ email: text })

/** The address the chat writes to, whatever the profile says. */
export interface ChatParticipantEmail extends Out<typeof chatParticipantEmailFields> {}
export const ChatParticipantEmail: Schema<ChatParticipantEmail> = chatParticipantEmailFields

const chatParticipantNameFields = assumed({ name: text })

/** The name the others see. */
export interface ChatParticipantName extends Out<typeof chatParticipantNameFields> {}
export const ChatParticipantName: Schema<ChatParticipantName> = chatParticipantNameFields

const chatReactionChoiceFields = assumed({ reaction: text })

/** The reaction to add or to take back: an emoji. */
export interface ChatReactionChoice extends Out<typeof chatReactionChoiceFields> {}
export const ChatReactionChoice: Schema<ChatReactionChoice> = chatReactionChoiceFields

const chatUploadQueryFields = assumed({ expiresInSeconds: maybe(number) })

/** For how long the links shall work. */
export interface ChatUploadQuery extends Out<typeof chatUploadQueryFields> {}
export const ChatUploadQuery: Schema<ChatUploadQuery> = chatUploadQueryFields

const chatUploadFileFields = assumed({ fileName: text, contentType: text, size: number })
const chatUploadsFields = assumed({ files: list(chatUploadFileFields) })

/** The files to upload. `size` is in bytes. */
export interface ChatUploads extends Out<typeof chatUploadsFields> {}
export const ChatUploads: Schema<ChatUploads> = chatUploadsFields

const chatDownloadsFields = assumed({ keys: list(text) })

/** The files to download, by the `key` of their attachment. */
export interface ChatDownloads extends Out<typeof chatDownloadsFields> {}
export const ChatDownloads: Schema<ChatDownloads> = chatDownloadsFields
