import { expect, test } from 'vitest'
import { document } from '../../packages/contract/src/openapi/document.ts'
import { isOperation, pick } from '../../packages/contract/src/openapi/exports.ts'
import { services } from '../../packages/contract/src/openapi/services.ts'
import { payInvoice } from '@memberkit/contract/commerce/invoices'
import { type Exchange, exchanges } from './exchange.ts'
import { find, withExamples } from './examples.ts'
import { problems } from './redocly.ts'

// A stranger that knows nothing of us, Redocly with the JSON Schema validator inside it, holds what our client sends for
// every operation, and what it is answered, against the published documents.

const seeds = [1, 2]
const published = new Map(services.map((service) => [service.name, document(service, '1.2.3', new Map())]))

/** The service's document, once for each seed, with all its calls exchanged; and the calls nobody would find by address. */
async function exchanged(name: string, operations: Readonly<Record<string, Parameters<typeof exchanges>[0]>>) {
  const documents = seeds.map(() => published.get(name)!)
  const lost: string[] = []
  for (const [id, operation] of Object.entries(operations))
    for (const [turn, exchange] of (await exchanges(operation, seeds)).entries()) {
      const found = find(published.get(name)!, exchange.request)
      if (found?.call['operationId'] !== id) lost.push(`${id}: ${exchange.request.url}`)
      else documents[turn] = await withExamples(documents[turn]!, found, exchange)
    }
  return { documents, lost }
}

test('every request of the client and every response is accepted', async () => {
  const all: object[] = []
  const lost: string[] = []
  for (const { name, exports } of services) {
    const done = await exchanged(name, pick(exports, isOperation))
    all.push(...done.documents)
    lost.push(...done.lost)
  }
  expect(lost).toEqual([])
  expect(problems(all)).toEqual([])
})

test.each<[string, (exchange: Exchange) => Exchange]>([
  [
    'a missing field',
    ({ request, answer }) => ({ request: new Request(request, { body: '{"amount":"1.00"}' }), answer }),
  ],
  ['an unknown field', ({ request, answer }) => ({ request, answer: { ...(answer as object), colour: 'red' } })],
  ['an unlisted value', ({ request, answer }) => ({ request, answer: { ...(answer as object), status: 'LOST' } })],
  ['a numeric amount', ({ request, answer }) => ({ request, answer: { ...(answer as object), total: 49.9 } })],
])('%s is rejected', async (_, spoilt) => {
  const invoices = published.get('invoices')!
  const [exchange] = await exchanges(payInvoice, [1])
  const found = exchange && find(invoices, exchange.request)
  expect(found?.call['operationId']).toBe('payInvoice')
  if (!exchange || !found) return
  expect(problems([await withExamples(invoices, found, exchange)])).toEqual([])
  expect(problems([await withExamples(invoices, found, spoilt(exchange))])).not.toEqual([])
})
