import { expect, test } from 'vitest'
import { isEntity, isOperation, pick } from '../openapi/exports.ts'
import { Network, PracticeRole, PracticeType } from '../shared/practice.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import { verbsIn } from '../testing/verbs.ts'
import * as firms from './firms.ts'

test.each([
  ['Actions: CREATE, DELETE, ACTIVATE, DEACTIVATE, CHANGE and field updates.', firms.FirmAction],
  ['Status: CREATED, ACTIVE, DELETED, DEACTIVATED.', firms.FirmStatus],
  ['Firm type: PARTNER, REFERRAL, OTHER.', PracticeType],
  [
    'Role: ADMIN, CSR, LAWYER, RESOLUTION_LAWYER, RESOLUTION_CSR, REFERRAL_CLERK, PPLSI_MANAGEMENT, INTAKES_VIEW, DECOMMISSIONED_ADMIN.',
    PracticeRole,
  ],
  ['Network: LEGALSHIELD or CLC.', Network],
])('%s', (sentence, enumeration) => {
  const listed = sentence.replace(' and field updates', '').replace(' or ', ', ')
  expect(enumeration.options).toEqual(valuesIn(listed))
})

test('Fields: branch ids, website URL, firm types, name, year founded, year joined, external id, identity permissions, network, about-us text, profile picture URL.', () => {
  const fields =
    'Fields: branchIds, websiteUrl, firmTypes, name, yearFounded, yearJoined, externalId, identityPermissions, network, aboutUsText, profilePictureUrl.'
  const { Firm } = pick(firms, isEntity)
  expect(Object.keys(Firm?.parts.stated ?? {})).toEqual(['status', ...valuesIn(fields)])
})

const one = '/v1/firms/{firmId}'
const commands =
  'POST /v1/firms/{id}/ followed by: updateBranchIds, deactivate, activate, updateWebsiteUrl, updateFirmTypes, updateName, updateYearFounded, updateLegalShieldYearJoined, updateExternalId, updateIdentityPermissions, addPermission, removePermission, updateNetwork, updateAboutUsText, updateProfilePictureUrl.'
const calls: [sentence: string, expected: Record<string, string>][] = [
  [
    'GET and POST /v1/firms; GET, PUT, DELETE /v1/firms/{id}.',
    {
      listFirms: 'GET /v1/firms',
      createFirm: 'POST /v1/firms (json)',
      getFirm: `GET ${one}`,
      updateFirm: `PUT ${one} (json)`,
      deleteFirm: `DELETE ${one}`,
    },
  ],
  [commands, verbsIn(commands, 'Firm', (verb) => `POST ${one}/${verb}${verb.endsWith('activate') ? '' : ' (json)'}`)],
  [
    'GET /v1/firms/journal (query), /v1/firms/journal/maxClock (query).',
    { firmJournal: 'GET /v1/firms/journal (query)', firmMaxClock: 'GET /v1/firms/journal/maxClock (query)' },
  ],
]

const operations = pick(firms, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['firms']))
})
