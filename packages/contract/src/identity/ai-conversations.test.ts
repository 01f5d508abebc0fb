import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as conversations from './ai-conversations.ts'

test.each([
  ['Status: Active, Completed, Cancelled, Archived.', conversations.AiConversationStatus],
  ['Message sender: User, Assistant, System, Developer.', conversations.AiMessageSender],
  ['Provider type: OpenAI.', conversations.AiProviderType],
  [
    'Journal actions: CREATE, DELETED, CHANGE_OWNER, UPDATED, STATUS_CHANGED, MESSAGE_ADDED, FEEDBACK_ADDED.',
    conversations.AiConversationAction,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/identities/{identityId}/aiconversations'
const calls = [
  [
    'GET, POST /v1/identities/{id}/aiconversations; GET, DELETE /{convId}; POST /{convId}/messages/{msgId}/feedback; POST /{convId}/feedback, /status, /title, /send-message, /send-message-streaming, /changeOwner (body); GET /v1/supported-models/{provider}. Journal /v1/aiconversations/journal.',
    {
      listAiConversations: `GET ${under}`,
      createAiConversation: `POST ${under} (json)`,
      getAiConversation: `GET ${under}/{conversationId}`,
      deleteAiConversation: `DELETE ${under}/{conversationId}`,
      addAiMessageFeedback: `POST ${under}/{conversationId}/messages/{messageId}/feedback (json)`,
      addAiConversationFeedback: `POST ${under}/{conversationId}/feedback (json)`,
      updateAiConversationStatus: `POST ${under}/{conversationId}/status (json)`,
      updateAiConversationTitle: `POST ${under}/{conversationId}/title (json)`,
      sendAiMessage: `POST ${under}/{conversationId}/send-message (json)`,
      streamAiMessage: `POST ${under}/{conversationId}/send-message-streaming (json)`,
      changeAiConversationOwner: `POST ${under}/{conversationId}/changeOwner (json)`,
      listSupportedAiModels: 'GET /v1/supported-models/{provider}',
      aiConversationJournal: 'GET /v1/aiconversations/journal (query)',
      aiConversationMaxClock: 'GET /v1/aiconversations/journal/maxClock',
    },
  ],
] as const

const operations = pick(conversations, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['ai-conversations']))
})

test('a streaming call returns reply events', () => {
  expect(conversations.streamAiMessage).toMatchObject({ responseType: 'stream', returns: conversations.AiReplyEvent })
  expect(conversations.sendAiMessage).not.toHaveProperty('answers')
})

test('supported models are listed by provider', () => {
  expect(conversations.listSupportedAiModels.params).toEqual({ provider: conversations.AiProviderType })
})
