import { expect, test } from 'vitest'
import { at, del, get, post, put } from './operation.ts'
import { assumed, oneOf, text } from './wire.ts'

const lead = at('leads', '/v1/leads/{leadId}', { realms: ['Partner'], assumes: ['realms'] })
const Name = assumed({ name: text })

test.each([
  ['GET', get],
  ['POST', post],
  ['PUT', put],
  ['DELETE', del],
] as const)('%s builds plain data: service, method, path, body, returns and access', (method, build) => {
  expect(build(lead, 'rename', { body: Name, returns: Name })).toEqual({
    service: 'leads',
    method,
    path: '/v1/leads/{leadId}/rename',
    action: 'rename',
    body: Name,
    returns: Name,
    realms: ['Partner'],
    assumes: ['realms'],
  })
})

test('an empty action keeps the base path', () => {
  expect(get(lead, '').path).toBe('/v1/leads/{leadId}')
})

test('an action may have path parameters limited to values', () => {
  const LeadStatus = oneOf('OPEN', 'CLOSED')
  const updateStatus = post(lead, 'updateStatus/{status}', { params: { status: LeadStatus } })
  expect(updateStatus.path).toBe('/v1/leads/{leadId}/updateStatus/{status}')
  expect(updateStatus.params?.status).toBe(LeadStatus)
})

test('options of a call override those of its base', () => {
  expect(get(lead, '', { realms: ['Internal'] }).realms).toEqual(['Internal'])
})

test('calls from one base are independent', () => {
  const one = get(lead, '')
  const other = post(lead, '')
  expect(one.method).toBe('GET')
  expect(other.method).toBe('POST')
  expect(lead).toEqual({ service: 'leads', path: '/v1/leads/{leadId}', realms: ['Partner'], assumes: ['realms'] })
})
