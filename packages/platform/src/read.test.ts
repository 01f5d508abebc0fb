import {
  invoiceJournal,
  type Invoice,
  getInvoice,
  listInvoices,
  voidInvoice,
} from '@memberkit/contract/commerce/invoices'
import { listOffers, type Offer } from '@memberkit/contract/commerce/offers'
import { listIdentityOrders } from '@memberkit/contract/commerce/orders'
import { listIdentityTaxes, listTaxes } from '@memberkit/contract/commerce/taxes'
import { maxClock } from '@memberkit/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportDrift } from './drift.ts'
import { referenceTo } from './reference.ts'
import { readResponse, unreadableItemsIn } from './read.ts'

const line = { id: 'l1', type: 'SUBSCRIPTION', action: 'ADDED', label: 'Legal Plan Family', amount: '49.90' }
const invoice = {
  id: 'inv-1',
  identityId: '7',
  number: '1001',
  status: 'ACTIVE',
  recurrence: 'RECURRING',
  currency: 'USD',
  issuedOn: '2026-03-08',
  total: '49.90',
  paid: '0.00',
  refunded: '0.00',
  due: '49.90',
  items: [line],
  version: '1',
}

const offered = {
  id: 'line-1',
  status: 'OPEN',
  billingPeriod: 'MONTHLY',
  offerId: 'offer-1',
  productId: 'product-1',
  label: 'Legal Plan Family',
  quantity: 1,
  initialPrice: '29.95',
  renewalPrice: '34.95',
  supplements: [],
}
const order = {
  id: 'o-1',
  number: 'O-1',
  status: 'OPEN',
  currency: 'USD',
  offers: [offered],
  authorizedUsers: [],
  subtotal: '29.95',
  total: '29.95',
  createdAt: '2026-03-08T17:05:00Z',
  version: '1',
}
const tax = {
  id: 'tax-1',
  country: 'USA',
  jurisdiction: 'Texas',
  label: 'Sales tax',
  rate: '8.25',
  effectiveFrom: '2026-01-01',
  version: '1',
}

function read(data: unknown, operation: Parameters<typeof readResponse>[0] = listInvoices) {
  const reading = readResponse(operation, data)
  if (!reading.isReadable) throw new Error(`unreadable: ${reading.reference}`)
  return { data: reading.data as Invoice[], unreadable: reading.unreadable }
}

describe('a readable response', () => {
  it('is passed on as it is, not copied', () => {
    const data = [invoice]
    expect(read(data)).toEqual({ data, unreadable: [] })
    expect(read(data).data).toBe(data)
  })

  it('may have unknown fields and enumeration values', () => {
    const data = [{ ...invoice, status: 'ESCALATED', taxRegion: 'QC', items: [{ ...line, type: 'FEE' }] }]
    expect(read(data).data).toBe(data)
  })

  it('loses an optional field that is null or malformed, and nothing else', () => {
    const { data, unreadable } = read([{ ...invoice, dueOn: null, covers: 5, paymentMethod: { lastFour: '4242' } }])
    expect(data[0]).toMatchObject(invoice)
    expect([data[0]?.dueOn, data[0]?.covers, data[0]?.paymentMethod]).toEqual([undefined, undefined, undefined])
    expect(unreadable).toEqual([])
  })

  it('may be anything where the operation declares nothing', () => {
    expect(readResponse({ ...voidInvoice, returns: undefined }, 5)).toMatchObject({ isReadable: true, data: 5 })
    expect(readResponse(maxClock('x', '/v1/x'), { maxClock: 4 })).toMatchObject({ isReadable: true })
  })
})

describe('an unreadable element', () => {
  const { paid: _, ...unpaid } = invoice
  it.each([
    ['a required field is missing', unpaid],
    ['an amount is a number', { ...invoice, paid: 0 }],
    ['an amount is malformed', { ...invoice, due: 'free' }],
    ['a status is not a string', { ...invoice, status: 3 }],
    ['a required list is missing', { ...invoice, items: null }],
    ['it is null', null],
    ['it is a string', 'inv-1'],
  ])('is removed from its list and reported: %s', (_, damaged) => {
    const { data, unreadable } = read([damaged, invoice])
    expect(data).toEqual([invoice])
    expect(unreadable).toMatchObject([{ received: damaged }])
    expect(unreadableItemsIn(data)).toEqual(unreadable)
  })

  it('is a price with a malformed amount: without it, the other amount would be the whole price', () => {
    const monthly = { billingPeriod: 'MONTHLY', initialListPrice: 9.95, renewalListPrice: '24.95' }
    const annual = { billingPeriod: 'ANNUAL', renewalListPrice: '249.00', initialListPrice: null }
    const tier = { id: 't', name: 'T', friendlyNames: [], covers: [], benefitIds: [], prices: [monthly, annual] }
    const product = {
      id: 'p',
      name: 'P',
      friendlyNames: [],
      provisionType: 'IMMEDIATE',
      merchandisedTiers: [tier],
      supplements: [],
    }
    const offer = {
      id: 'o',
      brand: 'example',
      name: 'O',
      friendlyNames: [],
      status: 'AVAILABLE_FOR_SALE',
      channel: 'D2C',
      offerType: 'STANDARD',
      currency: 'USD',
      owner: 'staff',
      productGroup: 'legal',
      availableLocalities: [],
      availableInCountry: true,
      availableInMarket: true,
      availableInRegion: true,
      products: [product],
      version: '1',
    }
    const response = readResponse(listOffers, [offer])
    if (!response.isReadable) throw new Error(response.reference)
    const [read] = response.data as Offer[]
    expect(read?.products[0]?.merchandisedTiers[0]?.prices).toEqual([
      { billingPeriod: 'ANNUAL', renewalListPrice: '249.00' },
    ])
    expect(response.unreadable).toMatchObject([{ received: monthly }])
  })

  it.each([
    ['a tax that isn’t known yet', listIdentityOrders, 'tax', 2.5],
    ['a tax on every product', listTaxes, 'productId', 7],
    ['a tax everywhere in its country', listTaxes, 'administrativeArea', 7],
    ['a tax without an end', listTaxes, 'effectiveTo', 'soon'],
    ['everyone’s tax', listIdentityTaxes, 'identityId', 7],
  ] as const)(
    'never passes for %s, which the absence of its malformed field would mean',
    (_, operation, field, wrong) => {
      const whole = operation === listIdentityOrders ? order : tax
      expect(read([{ ...whole, [field]: wrong }, whole], operation)).toMatchObject({
        data: [whole],
        unreadable: [{ received: { [field]: wrong } }],
      })
      // Absent, and `null`, it means just that.
      expect(read([{ ...whole, [field]: null }], operation).unreadable).toEqual([])
    },
  )

  it('is an ordered line with a malformed renewal price: without it, the price would seem to stay', () => {
    const { data, unreadable } = read([{ ...order, offers: [{ ...offered, renewalPrice: 34.95 }] }], listIdentityOrders)
    expect(data).toMatchObject([{ id: 'o-1', offers: [] }])
    expect(unreadable).toMatchObject([{ received: { renewalPrice: 34.95 } }])
  })

  it('is removed from the innermost list: an invoice loses one malformed line', () => {
    const { data, unreadable } = read([{ ...invoice, items: [line, { ...line, amount: 5 }] }])
    expect(data).toEqual([invoice])
    expect(unreadable).toMatchObject([{ received: { amount: 5 } }])
    expect(unreadableItemsIn(data[0]!.items)).toEqual(unreadable)
    expect(unreadableItemsIn(data)).toEqual([])
  })

  it('includes the unreadable elements within it', () => {
    const { unreadable } = read([{ ...invoice, items: [null], version: 1 }])
    expect(unreadable).toHaveLength(1)
  })

  it('has the reference of its drift report', () => {
    const reports: string[] = []
    const data = [
      { ...invoice, items: [{ ...line, amount: 5 }] },
      { ...invoice, total: null },
    ]
    reportDrift({ ok: true, status: 200, data }, listInvoices, ({ reference }) => reports.push(reference), referenceTo)
    expect(
      read(data)
        .unreadable.map(({ reference }) => reference)
        .toSorted(),
    ).toEqual(reports.toSorted())
  })
})

it('a malformed entity is an unreadable response', () => {
  expect(readResponse(getInvoice, { ...invoice, paid: 1 })).toEqual({
    isReadable: false,
    reference: expect.any(String),
  })
  expect(readResponse(listInvoices, {}).isReadable).toBe(false)
})

it('any damaged list: the result matches the contract except for unknown words, and every loss is reported', () => {
  const damage = fc.oneof(
    fc.constant(null),
    fc.constant(undefined),
    fc.integer(),
    fc.string(),
    fc.object(),
    fc.boolean(),
  )
  const field = fc.constantFrom(...Object.keys(invoice), 'dueOn', 'paymentMethod', 'seller')
  const damaged = fc.tuple(field, damage).map(([name, value]) => ({ ...invoice, [name]: value }))
  const element = fc.oneof(fc.constant(invoice), damaged, damage)
  fc.assert(
    fc.property(fc.array(element, { maxLength: 5 }), (data) => {
      const { data: list, unreadable } = read(data)
      expect(list.length + unreadableItemsIn(list).length).toBe(data.length)
      expect(read(list).data).toBe(list)
      for (const one of list) expect(one).toMatchObject({ total: expect.any(String), status: expect.any(String) })
      expect(unreadable.length).toBeGreaterThanOrEqual(unreadableItemsIn(list).length)
    }),
  )
})

it('a journal is read entry by entry', () => {
  const entry = { id: 'j1', entityId: 'inv-1', action: 'NEW', at: '2026-03-08T17:05:00Z', clock: 1 }
  const actor = { id: '7', name: 'Ada Example', realm: 'Internal' }
  const { data, unreadable } = read([{ ...entry, actor, before: null }, entry], invoiceJournal)
  expect(data).toHaveLength(1)
  expect(unreadable).toHaveLength(1)
})
