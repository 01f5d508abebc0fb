import { expect, test } from 'vitest'
import { isEntity, isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as campaigns from './campaigns.ts'

test('Status: ACTIVE, CANCELED, DELETED.', () => {
  expect(campaigns.CampaignStatus.options).toEqual(valuesIn('Status: ACTIVE, CANCELED, DELETED.'))
})

test('Fields: status, owner, associates.', () => {
  const { Campaign } = pick(campaigns, isEntity)
  expect(Object.keys(Campaign?.parts.stated ?? {})).toEqual(['status', 'owner', 'associates'])
})

const under = '/v1/identities/{identityId}/campaigns'
const campaign = `${under}/{campaignId}`
const calls = [
  [
    'GET /campaigns (query); GET /campaigns/{id}.',
    { listCampaigns: 'GET /campaigns (query)', getCampaign: 'GET /campaigns/{campaignId}' },
  ],
  [
    'POST /v1/identities/{id}/campaigns; POST .../{cid}/updateStatus/{status}; PUT and DELETE .../{cid}; POST .../{cid}/changeOwner.',
    {
      createCampaign: `POST ${under} (json)`,
      updateCampaignStatus: `POST ${campaign}/updateStatus/{status}`,
      updateCampaign: `PUT ${campaign} (json)`,
      deleteCampaign: `DELETE ${campaign}`,
      changeCampaignOwner: `POST ${campaign}/changeOwner (json)`,
    },
  ],
  [
    'GET /v1/identities/{id}/campaigns/{cid}/associates (query).',
    { listCampaignAssociates: `GET ${campaign}/associates (query)` },
  ],
  [
    'GET /v1/campaigns/journal. Every service has GET journal (query) and GET journal max clock.',
    {
      campaignJournal: 'GET /v1/campaigns/journal (query)',
      campaignMaxClock: 'GET /v1/campaigns/journal/maxClock',
    },
  ],
] as const

const operations = pick(campaigns, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['campaigns']))
})

test('status update with the status in the path (ACTIVE, CANCELED, DELETED)', () => {
  expect(campaigns.updateCampaignStatus.params).toEqual({ status: campaigns.CampaignStatus })
})
