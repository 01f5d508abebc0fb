import type * as chats from '../../identity/chats.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Chat: { one: 'Chat', many: 'Chats', about: 'A conversation and its messages' },
  ChatContact: { one: 'Contact', many: 'Contacts', about: 'A person who can be added to a chat' },
  ChatMessage: { one: 'Message', many: 'Messages', about: 'A message in a chat' },
  ChatDownloadLink: { one: 'Download link', many: 'Download links', about: 'A link to download a file of the chat' },
  ChatUploadLink: { one: 'Upload link', many: 'Upload links', about: 'A link to upload a file to the chat' },
  ChatAttachment: { one: 'Attachment', many: 'Attachments' },
  ChatParticipant: { one: 'Participant', many: 'Participants' },
  ChatReaction: { one: 'Reaction', many: 'Reactions' },
  files: { one: 'File', many: 'Files' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Chat,
  about: 'Conversations between members and those who help them',
} as const satisfies Name

export const fields = {
  sourceType: 'Kind of source',
  sourceId: 'Started from',
  joinedAt: 'Joined',
  leftAt: 'Left',
  replacedById: 'Replaced by',
  reactions: 'Reactions',
  clientId: 'Message ID from the device',
  reaction: 'Reaction',
  files: 'Files',
} as const satisfies FieldWords

export const actions = {
  addChatContact: 'Add participant',
  addChatContactWithEmailOverride: 'Add participant with another email',
  appendChatMessages: 'Send messages',
  createChat: 'Start chat',
  deleteChat: 'Delete chat',
  getChat: 'View chat',
  getChatDownloadLinks: 'View download links',
  getChatUploadLinks: 'View upload links',
  listChatContacts: 'View contacts',
  listChatMessagesSince: 'View messages',
  reactToChatMessage: 'Add reaction',
  removeChatContact: 'Remove participant',
  removeChatReaction: 'Remove reaction',
  replaceChatContact: 'Replace participant',
  updateChat: 'Edit chat',
  updateChatParticipantEmail: 'Change participant’s email',
  updateChatParticipantName: 'Change participant’s name',
} as const satisfies ActionWords<typeof chats>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addChatContact: 'Participant added',
  addChatContactWithEmailOverride: 'Participant added',
  appendChatMessages: 'Messages sent',
  createChat: 'Chat started',
  deleteChat: 'Chat deleted',
  reactToChatMessage: 'Reaction added',
  removeChatContact: 'Participant removed',
  removeChatReaction: 'Reaction removed',
  replaceChatContact: 'Participant replaced',
  updateChat: 'Chat updated',
  updateChatParticipantEmail: 'Participant’s email changed',
  updateChatParticipantName: 'Participant’s name changed',
} as const satisfies ActionWords<typeof chats>

export { ChatAction as journal } from '../../labels/identity/chats.en-US.ts'
