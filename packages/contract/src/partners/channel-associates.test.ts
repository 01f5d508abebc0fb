import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { MarketingDecision, MarketingStatus } from '../shared/marketing.ts'
import { asStated } from '../testing/statements.ts'
import * as channel from './channel-associates.ts'

const anyone = '/v1/channelsAssociates'
const scoped = `/v1/identities/{identityId}/channelsAssociates`
const one = `${scoped}/{channelAssociateId}`
const calls = [
  [
    'GET /v1/channelsAssociates/owner/{ownerId} and an identity-scoped variant.',
    {
      findChannelAssociateByOwner: `GET ${anyone}/owner/{agreementId}`,
      getChannelAssociateByOwner: `GET ${scoped}/owner/{agreementId}`,
    },
  ],
  [
    'GET /v1/channelsAssociates/getByAssociateNumber/{number} and an identity-scoped variant.',
    {
      findChannelAssociateByNumber: `GET ${anyone}/getByAssociateNumber/{number}`,
      getChannelAssociateByNumber: `GET ${scoped}/getByAssociateNumber/{number}`,
    },
  ],
  [
    'GET /v1/channelsAssociates/getBySitename (query).',
    { findChannelAssociateBySitename: `GET ${anyone}/getBySitename (query)` },
  ],
  [
    'GET /v1/channelsAssociates/{id} and an identity-scoped variant.',
    { findChannelAssociate: `GET ${anyone}/{channelAssociateId}`, getChannelAssociate: `GET ${one}` },
  ],
  [
    'POST /v1/identities/{identityId}/channelsAssociates; POST .../{id}/updateStatus/{status}; PUT .../{id} (query and JSON); DELETE .../{id}.',
    {
      createChannelAssociate: `POST ${scoped} (json)`,
      updateChannelAssociateStatus: `POST ${one}/updateStatus/{status}`,
      updateChannelAssociate: `PUT ${one} (query) (json)`,
      deleteChannelAssociate: `DELETE ${one}`,
    },
  ],
  [
    'PUT .../{id}/approvals/names/updateStatus/{status} and .../approvals/photo/updateStatus/{status} (JSON).',
    {
      updateChannelAssociateNameApproval: `PUT ${one}/approvals/names/updateStatus/{status} (json)`,
      updateChannelAssociatePhotoApproval: `PUT ${one}/approvals/photo/updateStatus/{status} (json)`,
    },
  ],
  [
    'PUT .../{id}/updateDisplayPhoto (JSON); PUT .../{id}/deleteDisplayPhoto; POST .../{id}/changeOwner (JSON); PUT .../{id}/uploadPhoto (multipart form data).',
    {
      updateChannelAssociateDisplayPhoto: `PUT ${one}/updateDisplayPhoto (json)`,
      deleteChannelAssociateDisplayPhoto: `PUT ${one}/deleteDisplayPhoto`,
      changeChannelAssociateOwner: `POST ${one}/changeOwner (json)`,
      uploadChannelAssociatePhoto: `PUT ${one}/uploadPhoto (json)`,
    },
  ],
  [
    'PUT /v1/identities/{identityId}/associateMarketing/{id}/updateDisplayMarketingInformation (JSON).',
    {
      updateDisplayMarketingInformation:
        'PUT /v1/identities/{identityId}/associateMarketing/{marketingId}/updateDisplayMarketingInformation (json)',
    },
  ],
  [
    'GET /v1/channelsAssociates/journal (query) and /v1/channelsAssociates/maxClock.',
    {
      channelAssociateJournal: `GET ${anyone}/journal (query)`,
      channelAssociateMaxClock: `GET ${anyone}/maxClock`,
    },
  ],
] as const

const operations = pick(channel, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['channel-associates']))
})

test('only a photo upload is multipart', () => {
  const multipart = Object.entries(operations).filter(([, { encoding }]) => encoding === 'multipart')
  expect(multipart.map(([name]) => name)).toEqual(['uploadChannelAssociatePhoto'])
})

test('update status with the status in the path; name and photo approvals with theirs', () => {
  expect(channel.updateChannelAssociateStatus.params).toEqual({ status: MarketingStatus })
  expect(channel.updateChannelAssociateNameApproval.params).toEqual({ status: MarketingDecision })
  expect(channel.updateChannelAssociatePhotoApproval.params).toEqual({ status: MarketingDecision })
})
