import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { PermissionType } from '../shared/people.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as invitations from './invitations.ts'

test.each([
  ['Status: PENDING, ACCEPTED.', invitations.InvitationStatus],
  ['Actions: CREATED, RESENT, ACCEPTED, DELETED, UPDATED.', invitations.InvitationAction],
  ['Identity type: OWNER, INVITEE.', invitations.InvitationIdentityType],
  ['Resource types: RELATION, ENTITLEMENT, SUBSCRIPTION, ORDER, PRODUCT.', invitations.InvitationResourceType],
  ['Security question types: TEXT, DATE, NUMBER.', invitations.SecurityQuestionType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

test('SUB_ACCOUNT also appears in invitations.', () => {
  expect(invitations.Invitation).toHaveProperty('entries.permissionType.wrapped', PermissionType)
  expect(PermissionType.options).toContain('SUB_ACCOUNT')
})

const all = '/v1/invitations'
const one = `${all}/{invitationId}`
const calls = [
  [
    'POST /v1/invitations; GET, DELETE /v1/invitations/{id}; GET /v1/invitations/verificationCode/{code}; GET /v1/identities/{id}/invitations (query); GET /v1/invitations/invitee (query).',
    {
      createInvitation: `POST ${all} (json)`,
      getInvitation: `GET ${one}`,
      deleteInvitation: `DELETE ${one}`,
      getInvitationByVerificationCode: `GET ${all}/verificationCode/{code}`,
      listInvitations: 'GET /v1/identities/{identityId}/invitations (query)',
      listInvitationsOfInvitee: `GET ${all}/invitee (query)`,
    },
  ],
  [
    'POST /v1/invitations/{id}/resend; POST /v1/invitations/resendAll (query); POST /{id}/updateInvitee (body); POST /{id}/accept (body).',
    {
      resendInvitation: `POST ${one}/resend`,
      resendAllInvitations: `POST ${all}/resendAll (query)`,
      updateInvitee: `POST ${one}/updateInvitee (json)`,
      acceptInvitation: `POST ${one}/accept (json)`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      invitationJournal: `GET ${all}/journal (query)`,
      invitationMaxClock: `GET ${all}/journal/maxClock`,
    },
  ],
] as const

const operations = pick(invitations, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['invitations']))
})
