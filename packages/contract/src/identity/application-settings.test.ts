import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as applicationSettings from './application-settings.ts'

const names = 'Application names: All, People, Partner, Legalshield, IDShield, Status.'

test(names, () => {
  expect(applicationSettings.ApplicationSettingAppName.options).toEqual(valuesIn(names))
})

const all = '/v1/identities/{identityId}/applicationSettings'
const one = `${all}/{settingId}`
const calls = [
  [
    'GET, POST /v1/identities/{id}/applicationSettings; GET, DELETE /{sid}; GET getByApplicationName (query); POST /{sid}/updateSettings and /{sid}/updateSettings/{name}.',
    {
      listApplicationSettings: `GET ${all}`,
      createApplicationSetting: `POST ${all} (json)`,
      getApplicationSetting: `GET ${one}`,
      deleteApplicationSetting: `DELETE ${one}`,
      getApplicationSettingByApplicationName: `GET ${all}/getByApplicationName (query)`,
      updateApplicationSettings: `POST ${one}/updateSettings (json)`,
      updateApplicationSettingByName: `POST ${one}/updateSettings/{name} (json)`,
    },
  ],
  [
    'Journal /v1/userapplicationsettings/journal.',
    {
      applicationSettingJournal: 'GET /v1/userapplicationsettings/journal (query)',
      applicationSettingMaxClock: 'GET /v1/userapplicationsettings/journal/maxClock',
    },
  ],
] as const

const operations = pick(applicationSettings, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['application-settings']))
})
