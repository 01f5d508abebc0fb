import { expect, test } from 'vitest'
import { at, del, get, journal, put } from '../index.ts'
import { assumed, file, list, maybe, oneOf, record, text, unshown } from '../wire.ts'
import { Invoice } from '../commerce/invoices.ts'
import { document } from './document.ts'

// Bodies where none are expected, forms, and what lies outside a service: commerce and identity, section 7.

const ids = assumed({ ids: list(text) })
const Photos = assumed({ front: file, back: maybe(file), more: maybe(list(file)), title: text })
const place = at('leads', '/v1/leads')
const { paths, components } = document(
  {
    name: 'leads',
    title: 'Leads',
    exports: {
      getByIdList: get(place, 'getByIdList', { body: ids, returns: list(record) }),
      dropLeads: del(place, '', { body: ids }),
      runQuery: get(place, 'queries/{a}', { query: record, returns: unshown }),
      sendPhotos: put(place, 'photos', { body: Photos, encoding: 'multipart' }),
      sendTitle: put(place, 'title', { body: assumed({ title: text }), encoding: 'multipart' }),
      listLeadInvoices: get(place, 'invoices', { returns: list(Invoice) }),
      leadJournal: journal('leads', '/v1/leads', oneOf('CREATED')),
      leadHistoryJournal: journal('leads', '/v1/histories', oneOf('ARCHIVED')),
    },
  },
  '1.2.3',
  new Map(),
)
const schemas: Readonly<Record<string, unknown>> = components.schemas

test('a GET and a DELETE have their body; a GET describes that it is sent as a query', () => {
  const { requestBody } = paths['/v1/leads/getByIdList']?.['get'] ?? {}
  expect(requestBody?.content).toHaveProperty(['application/json', 'schema', 'properties', 'ids', 'type'], 'array')
  expect(requestBody?.description).toContain('as a query')
  expect(paths['/v1/leads']?.['delete']?.requestBody).toMatchObject({ required: true })
  expect(paths['/v1/leads']?.['delete']?.requestBody).not.toHaveProperty('description')
})

test('file parts of a form accept any content type', () => {
  const content = paths['/v1/leads/photos']?.['put']?.requestBody?.content
  expect(content).toHaveProperty(['multipart/form-data', 'encoding'], {
    front: { contentType: '*/*' },
    back: { contentType: '*/*' },
    more: { contentType: '*/*' },
  })
  expect(paths['/v1/leads/title']?.['put']?.requestBody?.content).not.toHaveProperty([
    'multipart/form-data',
    'encoding',
  ])
})

test('an unknown query accepts any parameters', () => {
  expect(paths['/v1/leads/queries/{a}']?.['get']?.parameters).toContainEqual(
    expect.objectContaining({ in: 'query', explode: true, schema: expect.objectContaining({ type: 'object' }) }),
  )
})

test('an entity of another service is published under its name, with its provenance', () => {
  expect(paths['/v1/leads/invoices']?.['get']?.responses['2XX'].content).toEqual({
    'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Invoice' } } },
  })
  expect(schemas['Invoice']).toHaveProperty('properties.status.x-provenance', 'stated')
  expect(schemas).toHaveProperty('InvoiceItem')
})

test('each of several journals has its own entries', () => {
  expect(schemas['LeadJournalEntry']).toHaveProperty('properties.action.enum', ['CREATED'])
  expect(schemas['LeadHistoryJournalEntry']).toHaveProperty('properties.action.enum', ['ARCHIVED'])
  expect(schemas).not.toHaveProperty('JournalEntry')
})
