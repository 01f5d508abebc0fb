import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../workspaces.mjs'
import { excuses, whole } from './excuses.ts'
import { importsOf, kits, performedBy, sentBy } from './sent.ts'

const advice =
  'Add a row to the fault matrix and its operation to matrix-calls.ts beside it, or say in scripts/fault-matrices/excuses.ts ' +
  'where lost, late and repeated answers are tried instead.'

describe.each(kits)('%s', (kit) => {
  const { sent, whole: isWhole } = sentBy(kit)
  const performed = performedBy(kit)
  const excused = excuses.filter((one) => one.kit === kit).flatMap(({ operations }) => operations)

  test('performs every operation that may change something in a fault matrix, or has an excuse', () => {
    const missing = [...sent].filter(([name, key]) => !performed.has(key) && !excused.includes(name))
    expect(
      missing.map(([name]) => name),
      advice,
    ).toEqual([])
    expect(isWhole, 'takes all operations of a service').toBe(kit in whole)
  })

  test('has no stale excuse', () => {
    const isStale = (name: string) => !sent.has(name) || performed.has(sent.get(name)!)
    expect(excused.filter(isStale)).toEqual([])
    expect(excused).toEqual([...new Set(excused)])
  })
})

test('every excuse is of a kit, and names tests that exist', () => {
  expect([...excuses.map(({ kit }) => kit), ...Object.keys(whole)].filter((kit) => !kits.includes(kit))).toEqual([])
  const named = [...excuses.flatMap(({ tests }) => tests), ...Object.values(whole)]
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('reads imports by name, by namespace, and of a whole service', () => {
  const from = "from '@memberkit/contract/commerce/invoices'"
  expect(importsOf(`import { getInvoice, payInvoice as pay, type Invoice } ${from}`)).toEqual([
    { path: 'commerce/invoices', names: ['getInvoice', 'payInvoice', 'type'] },
  ])
  expect(importsOf(`import * as calls ${from}\nuse(calls.voidInvoice)`)).toEqual([
    { path: 'commerce/invoices', names: ['voidInvoice'] },
  ])
  expect(importsOf(`import * as calls ${from}\nuse({ ...calls })`)).toEqual([
    { path: 'commerce/invoices', names: 'all' },
  ])
})

test('finds what a kit sends', () => {
  expect([...sentBy('invoices').sent.keys()]).toEqual(expect.arrayContaining(['payInvoice', 'voidInvoice']))
})
