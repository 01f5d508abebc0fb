import * as chats from '@memberkit/contract/identity/chats'
import * as tones from '@memberkit/contract/labels/identity/chats/tones'
import { defineConsole } from '../define/index.ts'

export const chatsConsole = defineConsole({ ...chats, ...tones })({
  pages: {
    Chat: {
      title: ['title', 'id'],
      status: 'status',
      enter: [],
      read: 'getChat',
      columns: ['title', 'status', 'sourceType', 'identityId', 'createdAt', 'lastMessageAt'],
      groups: {
        overview: ['sourceType', 'title'],
        dates: ['createdAt', 'lastMessageAt'],
        record: ['identityId', 'sourceId'],
      },
      tables: {
        participants: ['email', 'name', 'id', 'identityId', 'realm', 'role'],
        messages: ['reactions', 'attachments', 'id', 'clientId', 'participantId', 'text'],
      },
      create: ['createChat'],
      actions: {
        addChatContact: {},
        addChatContactWithEmailOverride: {},
        appendChatMessages: {},
        deleteChat: { group: 'end', isCritical: true },
        reactToChatMessage: {},
        removeChatContact: { group: 'end' },
        removeChatReaction: { group: 'end' },
        replaceChatContact: {},
        updateChat: { group: 'status' },
        updateChatParticipantEmail: {},
        updateChatParticipantName: {},
        getChatDownloadLinks: {},
        getChatUploadLinks: {},
      },
      panels: ['listChatMessagesSince'],
      journal: 'chatJournal',
      clock: 'chatMaxClock',
      transitions: 'chatTransitions',
    },
  },
  tools: ['listChatContacts'],
})
