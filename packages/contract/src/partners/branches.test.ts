import { is } from 'valibot'
import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { Country } from '../shared/country.ts'
import { Network, PracticeType } from '../shared/practice.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import { verbsIn } from '../testing/verbs.ts'
import * as branches from './branches.ts'

test.each([
  ['Status: CREATED, ACTIVATED, DEACTIVATED, DELETED.', branches.BranchStatus],
  ['Type: PARTNER, REFERRAL, OTHER.', PracticeType],
  ['Country: CAN, USA.', Country],
  ['Network: LEGALSHIELD, CLC.', Network],
  ['Phone type: OFFICE, TOLL_FREE, FAX, TALKDESK_CALLER_ID, OUTBOUND, OTHER.', branches.BranchPhoneType],
  ['Email type: DOCUMENTS, WILLS, PRIMARY, MANAGEMENT.', branches.BranchEmailType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

test('opening times range from 00:00 to 24:00', () => {
  for (const right of ['00:00', '08:30', '23:59', '24:00']) expect(is(branches.OpeningTime, right), right).toBe(true)
  for (const wrong of ['8:30', '24:01', '25:00', '12:60', '08:30:00', '8.30'])
    expect(is(branches.OpeningTime, wrong), wrong).toBe(false)
})

const one = '/v1/branches/{branchId}'
const withBody =
  'POST /v1/branches/{id}/ with JSON body: updateAddress, addServicingArea, removeServicingArea, updateAboutUsText, updatePhones, updateProviderIds, addProviderId, removeProviderId, updateReferralProviderIds, updateName, updateEmails, updateEmail, addEmail, removeEmail, updateWebsiteUrl, updateWelcomeVideoUrl, updateIdentityPermissions, updatePermissions, removePermission, removePermissions, updateTimeZone, updateBranchTypes, updateExternalId, updateAreasOfLaw, updateYearFounded, updateYearJoined, updateNetwork, updateCaseIdPrefix, addUnavailableDate, removeUnavailableDate, updateUnavailableDates, updateProfilePictureUrl, updateBusinessHours.'
const calls: [sentence: string, expected: Record<string, string>][] = [
  [
    'GET /v1/branches (list by owner); POST /v1/branches; GET and DELETE /v1/branches/{id}; POST /v1/branches/getBranchesByIdList (list of ids).',
    {
      listBranches: 'GET /v1/branches (query)',
      createBranch: 'POST /v1/branches (json)',
      getBranch: `GET ${one}`,
      deleteBranch: `DELETE ${one}`,
      getBranchesByIdList: 'POST /v1/branches/getBranchesByIdList (json)',
    },
  ],
  [withBody, verbsIn(withBody, 'Branch', (verb) => `POST ${one}/${verb} (json)`)],
  [
    'POST /v1/branches/{id}/activate and /deactivate (no body); POST /v1/branches/{id}/permissions/{identityId} (permissions body).',
    {
      activateBranch: `POST ${one}/activate`,
      deactivateBranch: `POST ${one}/deactivate`,
      overwriteBranchPermissions: `POST ${one}/permissions/{identityId} (json)`,
    },
  ],
  [
    'GET /v1/branches/journal (query), /v1/branches/journal/maxClock.',
    { branchJournal: 'GET /v1/branches/journal (query)', branchMaxClock: 'GET /v1/branches/journal/maxClock' },
  ],
]

const operations = pick(branches, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['branches']))
})
