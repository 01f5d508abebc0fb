import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as chats from './chats.ts'

test.each([
  ['Source type: SERVICE_REQUEST, ENTITLEMENT.', chats.ChatSourceType],
  ['Status: ACTIVE, CANCELED, DELETED.', chats.ChatStatus],
  [
    'Journal actions: CREATED, CHANGED, CANCELED, DELETED, ADD_MESSAGE, MESSAGE_REACTION, REMOVE_MESSAGE_REACTION, ADD_PARTICIPANT, REMOVE_PARTICIPANT, REPLACE_PARTICIPANT, UPDATE_PARTICIPANT_EMAIL, UPDATE_PARTICIPANT_NAME.',
    chats.ChatAction,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const chat = '/v1/chats/{chatId}'
const calls = [
  [
    'POST /v1/chats; GET, PUT, DELETE /v1/chats/{id}; GET getChatContactsByEntitlement (query); GET /{id}/getMessagesSince (query).',
    {
      createChat: 'POST /v1/chats (json)',
      getChat: `GET ${chat}`,
      updateChat: `PUT ${chat} (json)`,
      deleteChat: `DELETE ${chat}`,
      listChatContacts: 'GET /v1/chats/getChatContactsByEntitlement (query)',
      listChatMessagesSince: `GET ${chat}/getMessagesSince (query)`,
    },
  ],
  [
    'POST /{id}/appendNewMsgs (body), addContactToChat (query), addContactWithEmailOverride (query and body), removeContactFromChat (query), replaceContactFromChat (query and body), getS3UploadLinks (query and body), getS3DownloadLinks (body).',
    {
      appendChatMessages: `POST ${chat}/appendNewMsgs (json)`,
      addChatContact: `POST ${chat}/addContactToChat (query)`,
      addChatContactWithEmailOverride: `POST ${chat}/addContactWithEmailOverride (query) (json)`,
      removeChatContact: `POST ${chat}/removeContactFromChat (query)`,
      replaceChatContact: `POST ${chat}/replaceContactFromChat (query) (json)`,
      getChatUploadLinks: `POST ${chat}/getS3UploadLinks (query) (json)`,
      getChatDownloadLinks: `POST ${chat}/getS3DownloadLinks (json)`,
    },
  ],
  [
    'POST /{id}/messages/{messageId}/react and /removeReaction (query); POST /{id}/participants/{participantId}/updateEmail and /updateName (body).',
    {
      reactToChatMessage: `POST ${chat}/messages/{messageId}/react (query)`,
      removeChatReaction: `POST ${chat}/messages/{messageId}/removeReaction (query)`,
      updateChatParticipantEmail: `POST ${chat}/participants/{participantId}/updateEmail (json)`,
      updateChatParticipantName: `POST ${chat}/participants/{participantId}/updateName (json)`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    { chatJournal: 'GET /v1/chats/journal (query)', chatMaxClock: 'GET /v1/chats/journal/maxClock' },
  ],
] as const

const operations = pick(chats, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['chats']))
})
