import { expect, test } from 'vitest'
import { document } from '../openapi/document.ts'
import { isEntity, isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import { verbsIn } from '../testing/verbs.ts'
import * as groups from './groups.ts'

test.each([
  [
    'Cancel reasons: NONE, LACK_OF_PARTICIPATION, COMBINED_WITH_OTHER_GROUPS, GROUP_DELINQUENT_STATUS, FINANCIAL_REASON_OR_BANKRUPTCY, WRITTEN_REQUEST_FROM_GROUP, NO_ACTIVE_MEMBERS, COMPANY_SOLD_OR_CLOSED, TRANSFERRED, COMPANY_OPTION, FRINGE_CONTRACT, UNKNOWN.',
    groups.GroupCancelReason,
  ],
  ['Pay type: NONE, SELF_PAY, PAYROLL, FRINGE, PARTIAL_FRINGE.', groups.GroupPayType],
  [
    'Associate role on a group: NONE, CURRENT_SERVICING, AUTHORIZED, DESIGNATED, ORIGINAL_SERVICING, NATIONAL_SALES_DIRECTOR, FINDERS_FEE, PRODUCER, FIELD_TRAINER, ONLINE, WRITING_AGENT.',
    groups.GroupAssociateRole,
  ],
  [
    'Authorized identity type: GROUP_ADMINISTRATOR, CUSTOMER_SERVICE_REPRESENTATIVE, AUTHORIZED_USER, FILE_ADMINISTRATOR.',
    groups.AuthorizedIdentityType,
  ],
  ['Commission model: NONE, ALTERNATE, OVER_200, STANDARD.', groups.GroupCommissionModel],
  ['Payout: NONE, AS_EARNED, PAYMENT_EARNINGS, ADVANCE.', groups.GroupPayout],
  ['Commission strategy: HIGH_LOW, LEVEL, NONE.', groups.GroupCommissionStrategy],
  ['Contact info type: PRIMARY, COMPANY.', groups.GroupContactInfoType],
  ['Address type: MAILING, BILLING.', groups.GroupAddressType],
  ['Default enrollment method: NONE, FILE, CHECKOUT, PAPER.', groups.GroupEnrollmentMethod],
  ['Enrollment marketing site type: NONE, CHECKOUT, WEB.', groups.GroupMarketingSiteType],
  [
    'Enrollment frequency: NONE, EVERGREEN, OPEN_ENROLLMENT, OPEN_ENROLLMENT_WITH_NEW_HIRES, SCHEDULED, OPEN, CURRENT_PARTICIPANTS_ONLY.',
    groups.GroupEnrollmentFrequency,
  ],
  ['Restricted period type: OPEN, SCHEDULED, NONE, EVERGREEN, OPEN_ENROLLMENT.', groups.RestrictedPeriodType],
  [
    'Restricted effective date enrollment source: FILE_TRANSFER, LS_AT_WORK, PAPER, WEB, ALL.',
    groups.RestrictedEffectiveDateSource,
  ],
  ['Restricted effective date status: ACTIVE, INACTIVE.', groups.RestrictedEffectiveDateStatus],
  [
    'Effective month: CURRENT_MONTH, CURRENT_PLUS_ONE_MONTH, CURRENT_PLUS_TWO_MONTH, CURRENT_PLUS_THREE_MONTH.',
    groups.GroupEffectiveMonth,
  ],
  [
    'Billing delivery preference: MAIL_NO_REVIEW, ONLINE, MAIL_TEMP_REVIEW, MAIL_PERMANENT_REVIEW.',
    groups.GroupBillingDelivery,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

test('a group has exactly the fields that update calls change, under the specification’s names', () => {
  const touched =
    'name, country identifier, effective date, original date of creation, number of employees, is-national, franchise, servicing, pay type, industry type, associates, authorized identities, offer ids, amendments, commission, contact infos, addresses, enrollment config, pay periods, restricted periods, specific restricted effective dates, ongoing restricted effective dates, communication preferences, broker, last invoice date, last production date, billing delivery preference, participation engagement note, open enrollment info, gem level'
  const fields = touched
    .split(', ')
    .map((words) => words.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase()))
  const { Group } = pick(groups, isEntity)
  expect(Object.keys(Group?.parts.stated ?? {})).toEqual([...fields, 'cancelReason'])
})

const one = '/v1/groups/{groupId}'
const updates =
  'all with JSON bodies: updateName, updateCountryIdentifier, updateEffectiveAt, updateOriginalDateOfCreation, updateNumberOfEmployees, updateIsNational, updateFranchise, updateServicing, updatePayType, updateIndustryType, addAssociate, removeAssociate, addAssociateRole, removeAssociateRole, addAuthorizedIdentity, removeAuthorizedIdentity, updateAuthorizedIdentityDivisions, addOfferId, removeOfferId, addAmendment, removeAmendment, updateCommission, addContactInfo, removeContactInfo, addAddress, removeAddress, updateEnrollmentConfig, addPayPeriod, removePayPeriod, addRestrictedPeriod, removeRestrictedPeriod, addSpecificRestrictedEffectiveDate, removeSpecificRestrictedEffectiveDate, addOngoingRestrictedEffectiveDate, removeOngoingRestrictedEffectiveDate, updateCommunicationPreferences, updateBroker, updateLastInvoiceDate, updateLastProductionDate, updateBillingDeliveryPreference, updateParticipationEngagementNote, clearParticipationEngagementNote, updateOpenEnrollmentInfo, updateGemLevel.'
const calls: [sentence: string, expected: Record<string, string>][] = [
  [
    'GET /v1/groups/journal (query), /v1/groups/journal/maxClock; GET and DELETE /v1/groups/{id}; GET /v1/groups (query by owner); POST /v1/groups (JSON).',
    {
      groupJournal: 'GET /v1/groups/journal (query)',
      groupMaxClock: 'GET /v1/groups/journal/maxClock',
      getGroup: `GET ${one}`,
      deleteGroup: `DELETE ${one}`,
      listGroups: 'GET /v1/groups (query)',
      createGroup: 'POST /v1/groups (json)',
    },
  ],
  [
    'POST /v1/groups/{id}/ followed by one of: pending, activate (no body); cancel (JSON reason).',
    {
      makeGroupPending: `POST ${one}/pending`,
      activateGroup: `POST ${one}/activate`,
      cancelGroup: `POST ${one}/cancel (json)`,
    },
  ],
  [updates, verbsIn(updates, 'Group', (verb) => `POST ${one}/${verb} (json)`)],
  [
    'Machine-only: POST /v1/groups/migrate; POST /v1/groups/migrate/{id}/addAuthorizedIdentities, /addAssociates, /addOffers.',
    {
      migrateGroup: 'POST /v1/groups/migrate (json)',
      addMigratedGroupAuthorizedIdentities: 'POST /v1/groups/migrate/{groupId}/addAuthorizedIdentities (json)',
      addMigratedGroupAssociates: 'POST /v1/groups/migrate/{groupId}/addAssociates (json)',
      addMigratedGroupOffers: 'POST /v1/groups/migrate/{groupId}/addOffers (json)',
    },
  ],
  ['Group queries: GET /v1/groups/{a}/{b}/{c} (query).', { queryGroup: 'GET /v1/groups/{a}/{b}/{c} (query)' }],
]

const operations = pick(groups, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['groups']))
})

test('Group migration calls are machine-token only.', () => {
  const machine = Object.entries(operations).filter(([, { access }]) => access === 'machine')
  expect(machine.map(([, { path }]) => path).every((path) => path.startsWith('/v1/groups/migrate'))).toBe(true)
  expect(machine).toHaveLength(4)
  for (const [, { assumes }] of machine) expect(assumes).toBeUndefined()
})

test('group statuses are published as assumed, because the specification lists none', () => {
  const { schemas } = document({ name: 'groups', title: 'Groups', exports: groups }, '1.2.3', new Map()).components
  expect(schemas['GroupStatus']).toMatchObject({ enum: ['PENDING', 'ACTIVE', 'CANCELLED'], 'x-provenance': 'assumed' })
  expect(schemas['GroupPayType']).toMatchObject({ 'x-provenance': 'stated' })
})
