import { getInvoice, listInvoices, payInvoice } from '@memberkit/contract/commerce/invoices'
import { checkCooldown } from '@memberkit/contract/commerce/payments'
import { describe, expect, it, vi } from 'vitest'
import type { DriftReport } from './drift.ts'
import { send } from './index.ts'
import { json } from './testing/http-server.ts'
import { testPlatform } from './testing/platform.ts'

const platform = testPlatform()
const invoice = {
  id: 'inv-1',
  identityId: '7',
  number: '1001',
  status: 'PAID',
  recurrence: 'RECURRING',
  currency: 'USD',
  issuedOn: '2026-03-08',
  total: '49.90',
  paid: '49.90',
  refunded: '0.00',
  due: '0.00',
  items: [],
  version: '1',
}
const identity = { identityId: '7' }

/** Reports come after the answer; an answer known to drift marks the end of those before it. */
async function reportsOf(data: unknown, times = 1): Promise<DriftReport[]> {
  const reports: DriftReport[] = []
  const client = platform.client({ onDrift: (report) => reports.push(report) })
  platform.server.respond(json(200, data))
  for (let turn = 0; turn < times; turn++) {
    expect((await send(client, listInvoices, identity)).data).toEqual(data)
  }
  platform.server.respond(json(200, 'mark'))
  await send(client, checkCooldown, identity)
  await vi.waitFor(() => expect(reports.at(-1)?.operation).toBe(checkCooldown))
  return reports.slice(0, -1)
}

describe('drift from the contract is reported, never rejected', () => {
  it('a matching response is not reported', async () => {
    expect(await reportsOf([invoice])).toEqual([])
  })

  it('an unknown enumeration value is reported by name', async () => {
    const [report, ...others] = await reportsOf([{ ...invoice, status: 'ESCALATED' }])
    expect(others).toEqual([])
    expect(report).toMatchObject({ operation: listInvoices, path: '*.status' })
    expect(report?.message).toContain('"ESCALATED"')
  })

  it('an unknown field is reported by name', async () => {
    const [report] = await reportsOf([{ ...invoice, taxRegion: 'QC' }])
    expect(report).toMatchObject({ path: '*.taxRegion' })
    expect(report?.message).toContain('taxRegion')
  })

  it('any other difference is reported without its value, which may be personal', async () => {
    const reports = await reportsOf([{ ...invoice, issuedOn: 'Ada Example', number: 5550100 }])
    expect(reports.map(({ path }) => path).toSorted()).toEqual(['*.issuedOn', '*.number'])
    expect(JSON.stringify(reports.map(({ message }) => message))).not.toMatch(/Ada|5550100/)
  })

  it('text instead of an entity is reported without the text', async () => {
    const [report] = await reportsOf(['Ada Example'])
    expect(report).toMatchObject({ path: '*' })
    expect(report?.message).not.toContain('Ada')
  })

  it('a response of the wrong shape is reported', async () => {
    expect(await reportsOf('<h1>Hello</h1>')).toMatchObject([{ path: '' }])
  })
})

describe('drift is reported once per operation, path and message', () => {
  it('across all elements and all responses', async () => {
    const drifting = { ...invoice, status: 'ESCALATED' }
    expect(await reportsOf([drifting, invoice, drifting], 3)).toHaveLength(1)
  })

  it('and again for another value or another path', async () => {
    const drifting = { ...invoice, status: 'ESCALATED' }
    expect(await reportsOf([drifting, { ...drifting, status: 'PAUSED', recurrence: 'YEARLY' }])).toHaveLength(3)
  })
})

it('refusals are not checked for drift', async () => {
  const onDrift = vi.fn()
  const client = platform.client({ onDrift })
  platform.server.respond(json(409, { anything: true }))
  await send(client, payInvoice, { ...identity, invoiceId: 'inv-1', body: { paymentMethodId: 'pm-1', amount: '1.00' } })
  platform.server.respond(json(200, 'mark'))
  await send(client, getInvoice, { ...identity, invoiceId: 'inv-1' })
  await vi.waitFor(() => expect(onDrift).toHaveBeenCalledOnce())
})
