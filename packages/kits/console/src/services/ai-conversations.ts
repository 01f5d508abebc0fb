import * as aiConversations from '@memberkit/contract/identity/ai-conversations'
import * as tones from '@memberkit/contract/labels/identity/ai-conversations/tones'
import { defineConsole } from '../define/index.ts'

export const aiConversationsConsole = defineConsole({ ...aiConversations, ...tones })({
  pages: {
    AiConversation: {
      title: ['title', 'id'],
      status: 'status',
      enter: ['listAiConversations'],
      read: 'getAiConversation',
      columns: ['title', 'status', 'providerType', 'identityId', 'model', 'createdAt', 'updatedAt'],
      groups: {
        overview: ['title', 'providerType', 'model'],
        dates: ['createdAt', 'updatedAt'],
        content: ['feedback'],
        record: ['identityId'],
      },
      tables: {
        messages: ['sender', 'feedback', 'id', 'text', 'at', 'fileKeys'],
        uploadedFiles: ['s3Key', 'identityId', 'name', 'contentType', 'size', 'uploadedAt'],
      },
      create: ['createAiConversation'],
      edit: ['updateAiConversationTitle'],
      actions: {
        addAiConversationFeedback: {},
        addAiMessageFeedback: {},
        changeAiConversationOwner: { group: 'people' },
        deleteAiConversation: { group: 'end', isCritical: true },
        sendAiMessage: { group: 'send' },
        streamAiMessage: {},
        updateAiConversationStatus: { group: 'status' },
      },
      journal: 'aiConversationJournal',
      clock: 'aiConversationMaxClock',
      transitions: 'conversationTransitions',
    },
    AiModel: {
      title: ['name', 'id'],
      enter: ['listSupportedAiModels'],
      columns: ['name', 'providerType', 'isDefault', 'acceptsFiles', 'maximumFileSize'],
      groups: {
        overview: ['providerType', 'name'],
        numbers: ['maximumFileSize'],
        settings: ['isDefault', 'acceptsFiles'],
      },
      journal: 'aiConversationJournal',
      clock: 'aiConversationMaxClock',
    },
  },
})
