import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { Currency } from '../shared/money.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as invoices from './invoices.ts'

test.each([
  ['Recurrence: RECURRING, ONE_TIME.', invoices.Recurrence],
  ['Item action: ADDED, TAX_REGISTERED.', invoices.InvoiceItemAction],
  ['Product type: PRODUCT, SUPPLEMENT.', invoices.InvoiceProductType],
  ['Currency: USD, CAD.', Currency],
  ['Invoiceable item type: SUBSCRIPTION, ORDER, DISCOUNT, TRANSACTION, TAX.', invoices.InvoiceItemType],
  ['Status: ACTIVE, VOIDED, PAID, FORGIVEN, DELINQUENT, FAILED, REFUNDED, PARTIALLY_FUNDED.', invoices.InvoiceStatus],
  [
    'Actions: CREATED, STATUS_CHANGED, ITEM_ADDED, ITEM_REMOVED, TAX_UPDATED, PAYMENT_UPDATED, DELETED, CHANGE_OWNER.',
    invoices.InvoiceAction,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const under = '/v1/identities/{identityId}/invoices'
const calls = [
  [
    'POST create; GET list (query); GET /{invoiceId}.',
    {
      createInvoice: `POST ${under} (json)`,
      listInvoices: `GET ${under} (query)`,
      getInvoice: `GET ${under}/{invoiceId}`,
    },
  ],
  [
    'POST /{invoiceId}/pay, /forgive, /refund (json); /void, /makeDelinquent, /fail (no body).',
    {
      payInvoice: `POST ${under}/{invoiceId}/pay (json)`,
      forgiveInvoice: `POST ${under}/{invoiceId}/forgive (json)`,
      refundInvoice: `POST ${under}/{invoiceId}/refund (json)`,
      voidInvoice: `POST ${under}/{invoiceId}/void`,
      makeInvoiceDelinquent: `POST ${under}/{invoiceId}/makeDelinquent`,
      failInvoice: `POST ${under}/{invoiceId}/fail`,
    },
  ],
  [
    'POST /{invoiceId}/addItem, /removeItem, /updatePaymentMethod, /changeOwner (json); POST /{invoiceId}/item/{itemId}/itemTaxRegistered.',
    {
      addInvoiceItem: `POST ${under}/{invoiceId}/addItem (json)`,
      removeInvoiceItem: `POST ${under}/{invoiceId}/removeItem (json)`,
      updateInvoicePaymentMethod: `POST ${under}/{invoiceId}/updatePaymentMethod (json)`,
      changeInvoiceOwner: `POST ${under}/{invoiceId}/changeOwner (json)`,
      registerInvoiceItemTax: `POST ${under}/{invoiceId}/item/{itemId}/itemTaxRegistered`,
    },
  ],
  [
    'GET /v1/invoices/journal (query) and max clock.',
    { invoiceJournal: 'GET /v1/invoices/journal (query)', invoiceMaxClock: 'GET /v1/invoices/journal/maxClock' },
  ],
] as const

const operations = pick(invoices, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['invoices']))
})
