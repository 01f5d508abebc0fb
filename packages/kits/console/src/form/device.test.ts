import { expect, test } from 'vitest'
import { caseOf } from '../testing/operation-cases.ts'
import { sampleEntity } from '../testing/samples.ts'
import { partForDevice } from './device.ts'

test.each([
  ['applications', 'updateApplicationKey', 'key'],
  ['factors', 'validateFactor', 'code'],
  ['profiles', 'addAccountIdentifier', 'value'],
  ['profiles', 'addProfilePhoneNumber', 'number'],
  ['businesses', 'createBusiness', 'identifiers.0.value'],
  ['provisioning', 'createProvision', 'payload'],
])('%s %s: %s stays off the device', (service, name, path) => {
  const { desk, named } = caseOf(service, name)
  const body = named.operation.body!
  const whole = sampleEntity(body, desk.names.get(body), { names: desk.names })
  expect(whole).toHaveProperty(path)
  expect(partForDevice(body, whole, desk.names)).not.toHaveProperty(path)
})

test('a list whose rows would lose something stays off the device as a whole', () => {
  const { desk, named } = caseOf('businesses', 'createBusiness')
  const body = named.operation.body!
  const whole = sampleEntity(body, desk.names.get(body), { names: desk.names })
  expect(partForDevice(body, whole, desk.names)).not.toHaveProperty('identifiers')
})
