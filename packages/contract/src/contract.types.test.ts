import { expectTypeOf, test } from 'vitest'
import type { Result, Data, SuccessStatus, Input, Received, RefusalStatus } from './result.ts'
import type {
  Invoice,
  InvoiceStatus,
  invoiceJournal,
  listInvoices,
  payInvoice,
  voidInvoice,
} from './commerce/invoices.ts'
import type { deletePaymentMethod } from './commerce/payments.ts'
import { at, get, type Operation, type Params, post } from './operation.ts'
import { JournalQuery, maxClock } from './shared/journal.ts'
import { oneOf, text } from './wire.ts'

// Checked by tsc: each `@ts-expect-error` fails the type check once the line under it is allowed.

const lead = at('leads', '/v1/leads/{leadId}')
const where = { identityId: 'identity-ada', invoiceId: 'invoice-1' }

test('path parameters are inferred from the template', () => {
  expectTypeOf<Params<'/v1/{one}/x/{two}'>>().toEqualTypeOf<{ readonly one: string; readonly two: string }>()
  expectTypeOf<typeof payInvoice.path>().toEqualTypeOf<'/v1/identities/{identityId}/invoices/{invoiceId}/pay'>()
  // @ts-expect-error a path parameter is missing
  const missing: Input<typeof voidInvoice> = { identityId: 'identity-ada' }
  // @ts-expect-error and this one is none
  const extra: Input<typeof voidInvoice> = { ...where, itemId: 'item-1' }
  void [missing, extra]
})

test('a path parameter can be limited to values, if the template has it', () => {
  const updateStatus = post(lead, 'updateStatus/{status}', { params: { status: oneOf('OPEN', 'CLOSED') } })
  const input: Input<typeof updateStatus> = { leadId: 'lead-1', status: 'OPEN' }
  // @ts-expect-error not a listed value
  const unlisted: Input<typeof updateStatus> = { leadId: 'lead-1', status: 'LOST' }
  // @ts-expect-error not in the template
  const misspelt = post(lead, 'updateStatus/{status}', { params: { state: text } })
  void [input, unlisted, misspelt]
})

test('input is closed', () => {
  const input: Input<typeof listInvoices> = { identityId: 'identity-ada', query: { status: 'PAID' } }
  const without: Input<typeof listInvoices> = { identityId: 'identity-ada' }
  // @ts-expect-error not a listed value
  const unlisted: Input<typeof listInvoices> = { identityId: 'identity-ada', query: { status: 'ESCALATED' } }
  // @ts-expect-error not a field of the query
  const extra: Input<typeof listInvoices> = { identityId: 'identity-ada', query: { state: 'PAID' } }
  void [input, without, unlisted, extra]
})

test('a body is accepted only where the call takes one', () => {
  const input: Input<typeof payInvoice> = { ...where, body: { paymentMethodId: 'method-1', amount: '49.90' } }
  const optional: Input<typeof deletePaymentMethod> = { identityId: 'identity-ada', methodId: 'method-1' }
  // @ts-expect-error the body is missing
  const missing: Input<typeof payInvoice> = where
  // @ts-expect-error amounts are decimal strings
  const float: Input<typeof payInvoice> = { ...where, body: { paymentMethodId: 'method-1', amount: 49.9 } }
  // @ts-expect-error the call takes no body
  const body: Input<typeof voidInvoice> = { ...where, body: {} }
  const paid = { ...where, body: { amount: '49.90' } }
  // @ts-expect-error not even from a variable
  const passed: Input<typeof voidInvoice> = paid
  // @ts-expect-error nor a query
  const query: Input<typeof voidInvoice> = { ...where, query: {} }
  void [input, optional, missing, float, body, passed, query]
})

test('received data is open', () => {
  expectTypeOf<Received<InvoiceStatus>>().toEqualTypeOf<InvoiceStatus | (string & {})>()
  expectTypeOf<Data<typeof listInvoices>>().toEqualTypeOf<Received<Invoice>[]>()
  expectTypeOf<Invoice>().toExtend<Received<Invoice>>()
  expectTypeOf<Received<Invoice>>().not.toExtend<Invoice>()
  expectTypeOf<Received<{ note?: string; count: number; raw: unknown }>>().toEqualTypeOf<{
    note?: string
    count: number
    raw: unknown
  }>()
  expectTypeOf<Received<{ photo: Blob }>>().toEqualTypeOf<{ photo: Blob }>()
  expectTypeOf<'REVIEWED'>().toExtend<Data<typeof invoiceJournal>[number]['action']>()
})

test('maxClock takes a query only if declared with one', () => {
  const plain = maxClock('orders', '/v1/orders', { assumes: ['access'] })
  const asked = maxClock('firms', '/v1/firms', { query: JournalQuery })
  expectTypeOf<Input<typeof asked>>().toHaveProperty('query')
  // @ts-expect-error the call takes no query
  const query: Input<typeof plain> = { query: { since: 1 } }
  const since: Input<typeof asked> = { query: { since: 1 } }
  void [query, since]
})

test('200 to 299 is a success, 300 to 499 a refusal, and 500 not a result', () => {
  expectTypeOf<200 | 204 | 299>().toExtend<SuccessStatus>()
  expectTypeOf<300 | 304 | 412 | 499>().toExtend<RefusalStatus>()
  expectTypeOf<Extract<199 | 300 | 500, SuccessStatus>>().toBeNever()
  expectTypeOf<Extract<200 | 299 | 500, RefusalStatus>>().toBeNever()
  const read = (answer: Result<Invoice>) => {
    // @ts-expect-error no answer has this status
    if (answer.status === 500) return null
    if (answer.status === 412) expectTypeOf(answer.ok).toEqualTypeOf<false>()
    // @ts-expect-error whether the call was done is not known yet
    void answer.data.status
    return answer.ok ? answer.data.status : null
  }
  expectTypeOf(read).returns.toEqualTypeOf<InvoiceStatus | null>()
})

test('a call without a response body has null data', () => {
  expectTypeOf<Data<typeof deletePaymentMethod>>().toBeNull()
})

test('an unknown field of an entity does not compile', () => {
  const read = (invoice: Received<Invoice>) => {
    // @ts-expect-error misspelt
    void invoice.totla
  }
  void read
})

test('every operation is assignable to Operation', () => {
  expectTypeOf<typeof listInvoices>().toExtend<Operation>()
  expectTypeOf<typeof payInvoice>().toExtend<Operation>()
  expectTypeOf<typeof voidInvoice>().toExtend<Operation>()
  // @ts-expect-error a shape has no such part
  void get(lead, '', { retuns: text })
})
