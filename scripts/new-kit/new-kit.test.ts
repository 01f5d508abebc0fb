import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { describe, expect, test } from 'vitest'
import { root } from '../workspaces.mjs'
import { kitFiles, namesOf } from './files.mjs'
import { registrations } from './registrations.mjs'
import { serviceFacts } from './service.mjs'

const names = namesOf('order-history')
const sample = await serviceFacts('subscriptions')
const facts = await serviceFacts('invoices')
const written = (options: { hasList: boolean; hasActions: boolean }) =>
  kitFiles(names, { facts, sample, ...options }) as { path: string; text: string }[]
const whole = written({ hasList: true, hasActions: true })
const fileOf = (end: string) => whole.find(({ path }) => path.endsWith(end))!.text

test('namesOf spells a name in every case', () => {
  expect(names).toEqual({
    kebab: 'order-history',
    camel: 'orderHistory',
    pascal: 'OrderHistory',
    title: 'Order history',
  })
})

describe('serviceFacts', () => {
  test('finds the calls, entity, status and actions of a service by name', () => {
    expect(facts).toMatchObject({
      path: 'commerce/invoices',
      list: 'listInvoices',
      read: 'getInvoice',
      entity: 'Invoice',
      status: 'InvoiceStatus',
      tones: 'invoiceStatusTones',
      idParam: 'invoiceId',
      title: 'number',
      kind: 'invoice',
      kindFile: 'kind.ts',
    })
    expect(facts.actions).toEqual([
      { name: 'fail', operation: 'failInvoice', to: 'FAILED' },
      { name: 'makeDelinquent', operation: 'makeInvoiceDelinquent', to: 'DELINQUENT' },
      { name: 'void', operation: 'voidInvoice', to: 'VOIDED' },
    ])
  })

  test.each([
    ['offers', 'no list of somebody’s own'],
    ['orders', 'lacks a status'],
    ['nothing', 'no service nothing'],
  ])('rejects %s, which no kit can be generated for, with a sentence', async (service, words) => {
    await expect(serviceFacts(service)).rejects.toThrow(words.replace('’', "'"))
  })
})

test('generates package, stories, scenarios, mock platform, tests and a changeset, none of which exist yet', () => {
  const paths = whole.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      '.changeset/order-history.md',
      'fixtures/src/kits/order-history.ts',
      'fixtures/src/scenarios/order-history/scenarios.ts',
      'packages/kits/order-history/package.json',
      'packages/kits/order-history/src/actions/order-history-actions.ts',
      'packages/kits/order-history/src/order-history-list/OrderHistoryList.tsx',
      'packages/kits/order-history/src/order-history-list/OrderHistoryList.test.tsx',
      'packages/kits/order-history/src/fault-matrix.test.tsx',
      'packages/kits/order-history/src/testing/matrix-calls.ts',
      'stories/kits/order-history/OrderHistoryList.stories.tsx',
    ]),
  )
  expect(paths.filter((path) => existsSync(join(root, path)))).toEqual([])
})

test('every status action gets its row, call, messages in four locales and mock implementation', () => {
  expect(fileOf('order-history-actions.ts')).toContain("void: { group: 'status' }")
  expect(fileOf('order-history-calls.ts')).toContain('makeDelinquent: { operation: calls.makeInvoiceDelinquent')
  for (const locale of ['en-US', 'en-CA', 'fr-CA', 'es-US'])
    expect(fileOf(`actions/${locale}.ts`)).toContain("'action.makeDelinquent': 'Make delinquent'")
  expect(fileOf('kits/order-history.ts')).toContain("setFields(invoice, 'VOID', () => ({ status: 'VOIDED' }))")
})

test('no trace of the template, its service or its markers is left', () => {
  const left = whole.filter(({ path, text }) =>
    /new-?kit|new kit|subscription|<\/?(list|actions)>|\/\/ <<|>>\n/i.test(path + text.replaceAll('paymentMethod', '')),
  )
  expect(left.map(({ path }) => path)).toEqual([])
})

test('without actions or a list, the kit has no files or mentions of them', () => {
  const listOnly = written({ hasList: true, hasActions: false })
  const bare = written({ hasList: false, hasActions: false })
  expect(listOnly.filter(({ path, text }) => /\/actions\/|actionMessages/.test(path + text))).toEqual([])
  expect(
    bare.filter(({ path, text }) => /OrderHistoryList|stories\//.test(path + text)).map(({ path }) => path),
  ).toEqual(['packages/kits/order-history/README.md'])
})

test('every generated file can be formatted, so its syntax is valid', async () => {
  const options = { ...(await resolveConfig(join(root, 'package.json'))) }
  for (const { path, text } of [...whole, ...written({ hasList: true, hasActions: false })])
    await expect(format(text, { ...options, filepath: join(root, path) }), path).resolves.toBeTruthy()
})

test.each(registrations(names, 'invoices'))('registers the kit in $path, once', ({ path, change }) => {
  const before = readFileSync(join(root, path), 'utf8')
  const after: string = change(before, path)
  const added = after.split('\n').filter((line) => !before.split('\n').includes(line))
  expect(added.some((line) => /order-?history/i.test(line))).toBe(true)
  // A second time would say it twice, so it is told apart by what is new.
  expect(after.length).toBeGreaterThan(before.length)
  const locales = path.startsWith('.storybook') ? 4 : 1
  if (/messages|scenarios/.test(path)) expect(after.match(/\.\.\.orderHistory/g)).toHaveLength(locales)
})

test('every file that lists all kits is registered', () => {
  const kits = readdirSync(join(root, 'packages/kits')).filter((kit) => kit !== 'console')
  const lists = globSync('{.storybook,scripts,fixtures}/**/*.{ts,tsx,mjs,json}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|hosts|pictures)$/.test(path),
  }).filter((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return kits.every((kit) => new RegExp(`(^|[^\\w-])${kit}([^\\w-]|$)`, 'm').test(text))
  })
  // Budgets are set once there is something to measure.
  const registered = [...registrations(names, 'invoices').map(({ path }) => path), 'scripts/size.mjs']
  expect(lists.filter((path) => !registered.includes(path))).toEqual([])
  expect(lists).toContain('scripts/systems/kits.ts')
})

test('names the file it no longer understands', () => {
  const [messages] = registrations(names, 'invoices')
  expect(() => messages!.change('', messages!.path)).toThrow('.storybook/messages.ts no longer has')
})
