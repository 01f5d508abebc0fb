import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { MarketingAction, MarketingApprovalStatus, MarketingDecision, MarketingStatus } from '../shared/marketing.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as marketing from './associate-marketing.ts'

test.each([
  ['Approval status: NO_PENDING, PENDING, APPROVED, DECLINED.', MarketingApprovalStatus],
  ['Name approval and photo approval values: APPROVED or REJECTED.', MarketingDecision],
  ['Status: ACTIVE, CANCELLED, CANCELED, DELETED, SUSPENDED, NEEDS_REVIEW.', MarketingStatus],
  [
    'Actions: CREATED, CHANGED, CANCELLED, CHANGE_OWNER, DELETED, UPDATE_STATUS, PENDING_APPROVAL, APPROVED_PHOTO, APPROVED_NAMES, REJECTED_PHOTO, REJECTED_NAMES, DELETED_PHOTO, UPDATED, CARD_UPDATED, PRODUCT_MARKETING_UPDATED, SITENAME_UPDATED, MARKETING_PAGES_UPDATED, CHANGE_IDENTITYID, SUSPEND, NEEDS_REVIEW, ACTIVATE, CANCELED.',
    MarketingAction,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence.replaceAll(' or ', ', ')))
})

const under = '/v2/associateMarketing/{marketingId}'
const calls = [
  [
    'GET /v2/associateMarketing/{id}; GET /v2/associateAgreements/{ownerId}/associateMarketing.',
    {
      getAssociateMarketing: `GET ${under}`,
      findAssociateMarketingByOwner: 'GET /v2/associateAgreements/{agreementId}/associateMarketing',
    },
  ],
  [
    'PUT .../{id}/updateCard and /updatePendingCard (JSON); PUT .../{id}/deleteAvatarUrl.',
    {
      updateAssociateMarketingCard: `PUT ${under}/updateCard (json)`,
      updateAssociateMarketingPendingCard: `PUT ${under}/updatePendingCard (json)`,
      deleteAssociateMarketingAvatarUrl: `PUT ${under}/deleteAvatarUrl`,
    },
  ],
  [
    'POST .../{id}/activate, /cancel, /suspend, /needsReview.',
    {
      activateAssociateMarketing: `POST ${under}/activate`,
      cancelAssociateMarketing: `POST ${under}/cancel`,
      suspendAssociateMarketing: `POST ${under}/suspend`,
      markAssociateMarketingNeedsReview: `POST ${under}/needsReview`,
    },
  ],
  [
    'POST .../{id}/updateProductMarketing, /updateMarketingPages, /updateSitename, /changeIdentityId (JSON).',
    {
      updateAssociateProductMarketing: `POST ${under}/updateProductMarketing (json)`,
      updateAssociateMarketingPages: `POST ${under}/updateMarketingPages (json)`,
      updateAssociateMarketingSitename: `POST ${under}/updateSitename (json)`,
      changeAssociateMarketingIdentityId: `POST ${under}/changeIdentityId (json)`,
    },
  ],
  [
    'GET /v2/checkSiteName (query); POST /v2/releaseSiteName (JSON).',
    { checkSiteName: 'GET /v2/checkSiteName (query)', releaseSiteName: 'POST /v2/releaseSiteName (json)' },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      associateMarketingJournal: 'GET /v2/associateMarketing/journal (query)',
      associateMarketingMaxClock: 'GET /v2/associateMarketing/journal/maxClock',
    },
  ],
] as const

const operations = pick(marketing, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['associate-marketing']))
})

test('the path of ".../{id}" is assumed', () => {
  expect(marketing.updateAssociateMarketingCard.assumes).toContain('path')
  expect(marketing.getAssociateMarketing.assumes).not.toContain('path')
})
