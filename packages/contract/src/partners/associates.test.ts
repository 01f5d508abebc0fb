import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { Country } from '../shared/country.ts'
import { PayoutCurrency } from '../shared/payout-currency.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as associates from './associates.ts'

test.each([
  ['Status: ACTIVE, NEEDS_REVIEW, SUSPENDED, CANCELLED.', associates.AssociateStatus],
  ['Commission payment frequency: DAILY, WEEKLY, MONTHLY.', associates.CommissionPaymentFrequency],
  ['Country: CAN, USA.', Country],
  ['Associate payment method: CHECK, DIRECT_DEPOSIT.', associates.AssociatePaymentMethod],
  ['Currency: USD, CAD, MXN, GBP.', PayoutCurrency],
  ['Balance type: CREDIT, DEBIT, RESERVE.', associates.AssociateBalanceType],
  [
    'Commission payment status: NORMAL, HELD_FOR_IRS, HELD_BY_ASSOCIATE, HELD_FOR_COMPLAINT, HELD_FOR_DECEASED, HELD.',
    associates.CommissionPaymentStatus,
  ],
  ['Placement status: AUTOMATIC, MANUAL.', associates.AssociatePlacementStatus],
  ['Address type: MAILING.', associates.AssociateAddressType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

test('the change log has both spellings of a bracketed (D)', () => {
  const sentence =
    'Change-log actions: CREATED, COMPENSATION_PLAN_CHANGE(D), EFFECTIVE_DATE_CHANGE(D), STATUS_CHANGE(D), LEVEL_CHANGE(D), UPLINE_CHANGE(D), SPONSOR_CHANGE(D), B2B_GEM_CHANGE(D), LEDGER_CHANGE(D), COMMISSION_PAYMENT_STATUS_CHANGE, COMMISSION_HOLD_STATUS_CHANGED, SUBAGENT_ADDED and SUBAGENT_REMOVED, TAX_ID_ADDED and TAX_ID_REMOVED, COMMISSION_PREFERENCES_CHANGES, ADDRESS_ADDED and ADDRESS_UPDATED, OWNER_CHANGED, DELETED, EXECUTIVE_DIRECTOR_CHANGED, SENIOR_DIRECTOR_CHANGED, ENTITLEMENT_CHANGED, PLACEMENT_STATUS_CHANGED, BROKER_QUALIFIED_CHANGED, UPLINE_ASSOCIATE_CHANGED, UPDATE_CONTENT_TEAM.'
  const spelt = sentence.replace(/(\w+)\(D\)/g, '$1, $1D').replaceAll(' and ', ', ')
  expect(associates.AssociateAction.options).toEqual(valuesIn(spelt))
})

const agreement = '/v1/identities/{identityId}/associateAgreements/{agreementId}'
const under = '/v1/identities/{identityId}/associates'
const associate = `${under}/{associateId}`
const calls = [
  [
    'POST /v1/identities/{id}/associateAgreements/{agreementId}/addAddress; .../updateAddress (with a query); and changeExecutiveDirector, changeSeniorDirector, changeEntitlement, changePlacementStatus, changeBrokerQualified (JSON bodies).',
    {
      addAssociateAddress: `POST ${agreement}/addAddress (json)`,
      updateAssociateAddress: `POST ${agreement}/updateAddress (query) (json)`,
      changeAssociateExecutiveDirector: `POST ${agreement}/changeExecutiveDirector (json)`,
      changeAssociateSeniorDirector: `POST ${agreement}/changeSeniorDirector (json)`,
      changeAssociateEntitlement: `POST ${agreement}/changeEntitlement (json)`,
      changeAssociatePlacementStatus: `POST ${agreement}/changePlacementStatus (json)`,
      changeAssociateBrokerQualified: `POST ${agreement}/changeBrokerQualified (json)`,
    },
  ],
  [
    'POST /v1/associateAgreements/{id}/changeOwner.',
    { changeAssociateOwner: 'POST /v1/associateAgreements/{agreementId}/changeOwner (json)' },
  ],
  [
    'GET /v1/identities/{id}/associates/{associateId}; GET and DELETE /v1/associates/{id}; GET and POST /v1/identities/{id}/associates.',
    {
      getAssociate: `GET ${associate}`,
      findAssociate: 'GET /v1/associates/{associateId}',
      deleteAssociate: 'DELETE /v1/associates/{associateId}',
      listAssociates: `GET ${under}`,
      createAssociate: `POST ${under} (json)`,
    },
  ],
  [
    'POST /v1/identities/{id}/associates/{associateId}/ followed by changeCompensationPlan, changeEffectiveDate, changeStatus, changeLevel, changeUpline, changeSponsor, changeLedger, changeCommissionPaymentStatus or changeCommissionPreferences.',
    {
      changeAssociateCompensationPlan: `POST ${associate}/changeCompensationPlan (json)`,
      changeAssociateEffectiveDate: `POST ${associate}/changeEffectiveDate (json)`,
      changeAssociateStatus: `POST ${associate}/changeStatus (json)`,
      changeAssociateLevel: `POST ${associate}/changeLevel (json)`,
      changeAssociateUpline: `POST ${associate}/changeUpline (json)`,
      changeAssociateSponsor: `POST ${associate}/changeSponsor (json)`,
      changeAssociateLedger: `POST ${associate}/changeLedger (json)`,
      changeAssociateCommissionPaymentStatus: `POST ${associate}/changeCommissionPaymentStatus (json)`,
      changeAssociateCommissionPreferences: `POST ${associate}/changeCommissionPreferences (json)`,
    },
  ],
  [
    'POST and DELETE on .../subAgents and .../taxIds, each with a body.',
    {
      addAssociateSubAgent: `POST ${associate}/subAgents (json)`,
      removeAssociateSubAgent: `DELETE ${associate}/subAgents (json)`,
      addAssociateTaxId: `POST ${associate}/taxIds (json)`,
      removeAssociateTaxId: `DELETE ${associate}/taxIds (json)`,
    },
  ],
  [
    'POST /v1/associates/{id}/updateContentTeam.',
    { updateAssociateContentTeam: 'POST /v1/associates/{associateId}/updateContentTeam (json)' },
  ],
  [
    'GET /v1/associates/journal (query), GET /v1/associates/journal/maxClock.',
    {
      associateJournal: 'GET /v1/associates/journal (query)',
      associateMaxClock: 'GET /v1/associates/journal/maxClock',
    },
  ],
] as const

const operations = pick(associates, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['associates']))
})
