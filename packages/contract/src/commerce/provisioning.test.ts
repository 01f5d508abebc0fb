import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { PermissionType } from '../shared/people.ts'
import { ProvisioningType } from '../shared/provisioning-type.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as provisioning from './provisioning.ts'

test.each([
  [
    'Actions: CREATE, ADD_CLASSICMAP, ADD_ENTITLEMENT, ADD_IDENTITY, ADD_SUBSCRIPTION, ADD_BUSINESS, PROFILE_MERGE, CHECK_REINSTATE, UPDATE_STATUS, PLAN_CHANGE_SUBMITTED, REINSTATE, SUSPEND, SUBMIT_AS_NEW, UPDATE_REINSTATEMENT_STATUS, UPDATE_IDENTITY_MERGE_ID.',
    provisioning.ProvisionAction,
  ],
  [
    'Relation types: PRIMARY, SPOUSE, DEPENDENT, NORMAL_USER, OWNER, CO_OWNER, SECONDARY, TERTIARY, ELDER, SUB_ACCOUNT.',
    PermissionType,
  ],
  ['Vendors: ATLAS, ISERIES.', provisioning.ProvisionVendor],
  ['Provision types: IMMEDIATE, ON_FIRST_USE.', ProvisioningType],
  ['Reinstatement status: PENDING, REINSTATED, IGNORED, SUSPENDED.', provisioning.ProvisionReinstatementStatus],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

test('Provision: CREATED, STARTED, … COMPLETED or FAILED. Others: …', () => {
  const way =
    'Provision: CREATED, STARTED, IN_PROGRESS, IDENTITIES_ADDED, CLASSIC_MAPS_ADDED, SUBSCRIPTION_AND_ENTITLEMENT_ADDED, BUSINESS_ADDED, COMPLETED, FAILED.'
  const others =
    'Others: PENDING_PLAN_CHANGE, POTENTIAL_REINSTATEMENT, REINSTATE_CHECKED, PENDING_PROFILE_REVIEW, UPDATED, PROCESS, DELETED, CLASSICMAPS_ADDED.'
  expect(provisioning.ProvisionStatus.options).toEqual([...valuesIn(way), ...valuesIn(others)])
})

const one = '/v1/provision/{provisionId}'
const calls = [
  [
    'POST /v1/provision, /process; GET /v1/provision/{id}; GET /v1/provisions (query); GET /v1/identities/{id}/provisions.',
    {
      createProvision: 'POST /v1/provision (json)',
      processProvisions: 'POST /v1/provision/process',
      getProvision: `GET ${one}`,
      listProvisions: 'GET /v1/provisions (query)',
      listIdentityProvisions: 'GET /v1/identities/{identityId}/provisions',
    },
  ],
  [
    'POST addIdentityId, addClassicMap, addSubscription, updateStatus, updateProvisionFields, reinstate, suspend, submitAsNew, updateReinstatementStatus, profileChecked, profileMerged, updateIdentityMergeId.',
    {
      addProvisionIdentity: `POST ${one}/addIdentityId (json)`,
      addProvisionClassicMap: `POST ${one}/addClassicMap (json)`,
      addProvisionSubscription: `POST ${one}/addSubscription (json)`,
      updateProvisionStatus: `POST ${one}/updateStatus (json)`,
      updateProvisionFields: `POST ${one}/updateProvisionFields (json)`,
      reinstateProvision: `POST ${one}/reinstate`,
      suspendProvision: `POST ${one}/suspend`,
      submitProvisionAsNew: `POST ${one}/submitAsNew`,
      updateReinstatementStatus: `POST ${one}/updateReinstatementStatus (json)`,
      markProvisionProfileChecked: `POST ${one}/profileChecked`,
      markProvisionProfileMerged: `POST ${one}/profileMerged`,
      updateProvisionIdentityMergeId: `POST ${one}/updateIdentityMergeId (json)`,
    },
  ],
  [
    'POST /v1/identities/{id}/provision/submitPlanChanges; POST /v1/submitPlanChanges/process.',
    {
      submitPlanChanges: 'POST /v1/identities/{identityId}/provision/submitPlanChanges (json)',
      processPlanChanges: 'POST /v1/submitPlanChanges/process',
    },
  ],
  [
    'Every service has GET journal (query) and GET journal max clock.',
    {
      provisionJournal: 'GET /v1/provisions/journal (query)',
      provisionMaxClock: 'GET /v1/provisions/journal/maxClock',
    },
  ],
] as const

const operations = pick(provisioning, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['provisioning']))
})
