import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list } from '../wire.ts'
import {
  ChatChange,
  ChatContactChoice,
  ChatContactQuery,
  ChatDownloads,
  ChatMessageQuery,
  ChatParticipantChoice,
  ChatParticipantEmail,
  ChatParticipantName,
  ChatReactionChoice,
  ChatUploadQuery,
  ChatUploads,
  NewChat,
  NewChatAttachment,
  NewChatMessage,
  NewChatMessages,
  NewChatParticipant,
} from './chats.bodies.ts'
import {
  Chat,
  ChatAttachment,
  ChatContact,
  ChatDownloadLink,
  ChatMessage,
  ChatParticipant,
  ChatReaction,
  ChatUploadLink,
} from './chats.entities.ts'
import { ChatAction, ChatSourceType, ChatStatus } from './chats.enums.ts'

// Source: identity and communication, section 7, "Chats".

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const chats = at('chats', '/v1/chats', owned)
const chat = at('chats', '/v1/chats/{chatId}', owned)

export const createChat = post(chats, '', { body: NewChat, returns: Chat })
export const getChat = get(chat, '', { returns: Chat })
export const updateChat = put(chat, '', { body: ChatChange, returns: Chat })
export const deleteChat = del(chat, '')

/** Lists the contacts available to chats. The address is assumed beside them. */
export const listChatContacts = get(
  at('chats', '/v1/chats', { realms: ownerRealms, assumes: ['path', 'realms'] }),
  'getChatContactsByEntitlement',
  { query: ChatContactQuery, returns: list(ChatContact) },
)
export const listChatMessagesSince = get(chat, 'getMessagesSince', {
  query: ChatMessageQuery,
  returns: list(ChatMessage),
})

export const appendChatMessages = post(chat, 'appendNewMsgs', { body: NewChatMessages, returns: Chat })
export const addChatContact = post(chat, 'addContactToChat', { query: ChatContactChoice, returns: Chat })
/** Adds a contact with an email address other than the profile's. */
export const addChatContactWithEmailOverride = post(chat, 'addContactWithEmailOverride', {
  query: ChatContactChoice,
  body: ChatParticipantEmail,
  returns: Chat,
})
export const removeChatContact = post(chat, 'removeContactFromChat', { query: ChatParticipantChoice, returns: Chat })
/** Replaces a contact: the query identifies the current one, the body the new one. */
export const replaceChatContact = post(chat, 'replaceContactFromChat', {
  query: ChatParticipantChoice,
  body: NewChatParticipant,
  returns: Chat,
})

export const getChatUploadLinks = post(chat, 'getS3UploadLinks', {
  query: ChatUploadQuery,
  body: ChatUploads,
  returns: list(ChatUploadLink),
  idempotent: true,
})
export const getChatDownloadLinks = post(chat, 'getS3DownloadLinks', {
  body: ChatDownloads,
  returns: list(ChatDownloadLink),
  idempotent: true,
})

export const reactToChatMessage = post(chat, 'messages/{messageId}/react', {
  query: ChatReactionChoice,
  returns: Chat,
})
export const removeChatReaction = post(chat, 'messages/{messageId}/removeReaction', {
  query: ChatReactionChoice,
  returns: Chat,
})

export const updateChatParticipantEmail = post(chat, 'participants/{participantId}/updateEmail', {
  body: ChatParticipantEmail,
  returns: Chat,
})
export const updateChatParticipantName = post(chat, 'participants/{participantId}/updateName', {
  body: ChatParticipantName,
  returns: Chat,
})

export const chatJournal = journal('chats', '/v1/chats', ChatAction, { assumes: ['path', 'access'] })
export const chatMaxClock = maxClock('chats', '/v1/chats')

export {
  Chat,
  ChatAction,
  ChatAttachment,
  ChatChange,
  ChatContact,
  ChatContactChoice,
  ChatContactQuery,
  ChatDownloadLink,
  ChatDownloads,
  ChatMessage,
  ChatMessageQuery,
  ChatParticipant,
  ChatParticipantChoice,
  ChatParticipantEmail,
  ChatParticipantName,
  ChatReaction,
  ChatReactionChoice,
  ChatSourceType,
  ChatStatus,
  ChatUploadLink,
  ChatUploadQuery,
  ChatUploads,
  NewChat,
  NewChatAttachment,
  NewChatMessage,
  NewChatMessages,
  NewChatParticipant,
}
export { chatTransitions } from './chats.transitions.ts'
