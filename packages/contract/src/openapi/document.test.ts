import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assumed, file, maybe, oneOf, text, unshown } from '../wire.ts'
import { at, del, get, journal, post } from '../index.ts'
import { docstringsOf } from './docstring.ts'
import { document } from './document.ts'
import { isOperation, pick } from './exports.ts'
import { services } from './services.ts'

const LeadStatus = oneOf('OPEN', 'CLOSED')
const Lead = assumed({ id: text, status: maybe(LeadStatus), source: unshown })
const lead = at('leads', '/v1/leads/{leadId}')

const leads = document(
  {
    name: 'leads',
    title: 'Leads',
    exports: {
      LeadStatus,
      Lead,
      getLead: get(lead, '', { returns: Lead }),
      findLeads: get(at('leads', '/v1/leads'), '', { query: assumed({ q: text, status: maybe(LeadStatus) }) }),
      updateStatus: post(lead, 'updateStatus/{status}', { params: { status: LeadStatus } }),
      saveLead: post(lead, 'save', { body: Lead, access: 'machine', realms: ['Internal'], assumes: ['access'] }),
      dropLead: del(lead, '', { body: assumed({ reason: maybe(text) }), idempotent: true }),
      sendPhoto: post(lead, 'photo', { body: assumed({ photo: file }), encoding: 'multipart' }),
      getPhoto: get(lead, 'photo', { returns: file, responseType: 'file' }),
      watchLead: get(lead, 'watch', { returns: Lead, responseType: 'stream' }),
      leadJournal: journal('leads', '/v1/leads', LeadStatus),
    },
  },
  '1.2.3',
  new Map([['Lead', 'Someone who may join.']]),
)
const { schemas, parameters, responses } = leads.components
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('operationId is the name of the export', () => {
  expect(leads.paths['/v1/leads/{leadId}']?.['get']).toMatchObject({
    operationId: 'getLead',
    summary: 'Get lead',
    tags: ['Leads'],
    parameters: [{ name: 'leadId', in: 'path', required: true, schema: { type: 'string' }, 'x-kind': 'text' }],
  })
})

test('responses are 2XX with data, 3XX and 4XX to inspect, and 5XX as the only failure', () => {
  expect(leads.paths['/v1/leads/{leadId}']?.['get']?.responses).toEqual({
    '2XX': { description: 'Done.', content: { 'application/json': { schema: ref('Lead') } } },
    '3XX': { $ref: '#/components/responses/Inspected' },
    '4XX': { $ref: '#/components/responses/Inspected' },
    '5XX': { $ref: '#/components/responses/Failure' },
  })
  expect(Object.keys(responses)).toEqual(['Inspected', 'Failure'])
})

test('files are published as binary, streams as text/event-stream', () => {
  const bytes = { type: 'string', contentMediaType: 'application/octet-stream' }
  const { get: read, post: send } = leads.paths['/v1/leads/{leadId}/photo'] ?? {}
  expect(send?.requestBody?.content).toMatchObject({
    'multipart/form-data': { schema: { properties: { photo: bytes } } },
  })
  expect(read?.responses['2XX'].content).toEqual({ 'application/octet-stream': { schema: bytes } })
  expect(leads.paths['/v1/leads/{leadId}/watch']?.['get']?.responses['2XX'].content).toEqual({
    'text/event-stream': { schema: ref('Lead') },
  })
})

test('If-Match is a shared parameter of every call but GET', () => {
  const ifMatch = { $ref: '#/components/parameters/IfMatch' }
  for (const path of Object.values(leads.paths))
    for (const [verb, call] of Object.entries(path)) {
      if (verb === 'get') expect(call.parameters).not.toContainEqual(ifMatch)
      else expect(call.parameters).toContainEqual(ifMatch)
    }
  expect(parameters.IfMatch).toMatchObject({ name: 'If-Match', in: 'header', required: false })
})

test('a query is published by field, a closed path parameter with its values', () => {
  expect(leads.paths['/v1/leads']?.['get']?.parameters).toEqual([
    {
      name: 'q',
      in: 'query',
      required: true,
      schema: { type: 'string' },
      'x-provenance': 'assumed',
      'x-kind': 'text',
    },
    {
      name: 'status',
      in: 'query',
      required: false,
      schema: ref('LeadStatus'),
      'x-provenance': 'assumed',
      'x-kind': 'enumeration',
    },
  ])
  expect(leads.paths['/v1/leads/{leadId}/updateStatus/{status}']?.['post']?.parameters).toContainEqual({
    name: 'status',
    in: 'path',
    required: true,
    schema: ref('LeadStatus'),
    'x-kind': 'enumeration',
  })
})

test('a body is required unless all its fields are optional', () => {
  expect(leads.paths['/v1/leads/{leadId}/save']?.['post']?.requestBody?.required).toBe(true)
  expect(leads.paths['/v1/leads/{leadId}']?.['delete']?.requestBody?.required).toBe(false)
})

test('a call has its access, realms and idempotency, and the provenance of each', () => {
  expect(leads.paths['/v1/leads/{leadId}/save']?.['post']).toMatchObject({
    'x-access': 'machine',
    'x-realms': ['Internal'],
    'x-provenance': { path: 'stated', access: 'assumed', realms: 'stated' },
  })
  expect(leads.paths['/v1/leads/{leadId}']?.['delete']).toMatchObject({ 'x-idempotent': true })
})

test('every field has its provenance, and no schema is strict', () => {
  expect(schemas['Lead']).toEqual({
    type: 'object',
    description: 'Someone who may join.',
    properties: {
      id: { type: 'string', 'x-provenance': 'assumed', 'x-kind': 'id', 'x-refers': 'own' },
      status: { ...ref('LeadStatus'), 'x-provenance': 'assumed', 'x-kind': 'enumeration' },
      source: { 'x-provenance': 'assumed', 'x-kind': 'opaque' },
    },
    required: ['id', 'source'],
  })
  expect(schemas['JournalEntry']?.properties).toMatchObject({
    action: { 'x-provenance': 'stated' },
    clock: { 'x-provenance': 'assumed' },
    before: { 'x-provenance': 'unshown' },
  })
})

test('a field says what its value means', () => {
  const published = document(services.find(({ name }) => name === 'taxes') ?? missing(), '1.2.3', new Map())
  expect(published.components.schemas['Tax']?.properties).toMatchObject({
    identityId: { 'x-kind': 'reference', 'x-refers': { service: 'identities', entity: 'Identity' } },
    rate: { 'x-kind': 'percentage' },
    version: { 'x-kind': 'version' },
  })
})

test('an amount says which field has its currency', () => {
  const published = document(services.find(({ name }) => name === 'invoices') ?? missing(), '1.2.3', new Map())
  const { Invoice, InvoiceItem } = published.components.schemas
  expect(Invoice?.properties).toMatchObject({ due: { 'x-kind': 'money', 'x-currency': 'currency' } })
  expect(InvoiceItem?.properties).toMatchObject({ amount: { 'x-kind': 'money', 'x-currency': 'Invoice.currency' } })
})

function missing(): never {
  throw new Error('There is no such service')
}

test('an enumeration is closed when sent and open when received', () => {
  expect(schemas['LeadStatus']).toMatchObject({ enum: ['OPEN', 'CLOSED'], 'x-open-when-received': true })
})

test.each(services.map((service) => [service.name, service] as const))(
  'the %s document is complete',
  (name, service) => {
    const published = document(service, '1.2.3', new Map())
    const calls = Object.values(published.paths).flatMap((path) => Object.values(path))
    expect(calls.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(pick(service.exports, isOperation)).toSorted(),
    )
    const named = [...JSON.stringify(published).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
    expect(named.length).toBeGreaterThan(0)
    for (const [, kind = '', one = ''] of named)
      expect(Object.keys(published.components[kind as 'schemas'])).toContain(one)
    for (const schema of Object.values(published.components.schemas))
      for (const [field, value] of Object.entries(schema?.properties ?? {}))
        expect(value, field).toHaveProperty('x-provenance')
    expect(published.servers[0]?.url).toBe(`https://{environment}${name}.{domain}`)
  },
)

test('the package exports one entry and one document for each service', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  const { exports } = JSON.parse(manifest) as { exports: object }
  const documents = Object.keys(exports).filter((path) => path.startsWith('./openapi/'))
  expect(documents.toSorted()).toEqual(
    ['index', ...services.map(({ name }) => name)].map((name) => `./openapi/${name}.json`).toSorted(),
  )
})

test('descriptions come from the docstrings', () => {
  const source = `/** Not this: it says what a function does. */\nfunction one() {}\n\n/**\n * A lead.\n * It may join.\n */\nexport interface Lead {}\nexport const Lead = 1\n/** When. */\nexport type Day = string`
  expect(docstringsOf(source)).toEqual([
    ['Lead', 'A lead. It may join.'],
    ['Day', 'When.'],
  ])
})
