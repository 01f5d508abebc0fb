/**
 * What a host ships, gzipped, React left out: single components by size-limit (`.size-limit.mjs`), then the first load
 * of a page with one kit and with two, and its number of files. Fails over a budget. `npm run size -- --why` also says
 * what the first load is of.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './hosts/build.mjs'
import { atFirst } from './size/at-first.mjs'
import { firstLoad } from './size/first-load.mjs'
import { builtPage } from './size/page.mjs'
import { printTable } from './size/print-table.mjs'
import { laterSteps } from './size/steps.mjs'
import { servicesOf } from './size/services.mjs'
import { stylesOf, unstyled } from './size/styles.mjs'
import { root } from './workspaces.mjs'

const { values } = parseArgs({ options: { why: { type: 'boolean' } } })
const tokens = 'packages/tokens/dist/legal.css'
const first = 'packages/kits/invoices/dist/styles-first.css'
const later = 'packages/kits/invoices/dist/styles-later.css'
/** The second kit's first load, most of which the page already has. */
const second = 'packages/kits/entitlements/dist/styles-first.css'

ensureBuilt()
const button = await pageOf('button.ts')
const pickers = await pageOf('pickers.ts')
const one = await pageOf('one-kit.ts')
const two = await pageOf('two-kits.ts')
const host = await builtPage(join(root, 'fixtures/bench/size/host.tsx'))
const subscriptions = await pageOf('subscriptions-page.ts')
const subscriptionsHost = await builtPage(join(root, 'fixtures/bench/size/subscriptions-host.tsx'))
// As they come, because each file more than one costs bytes too.
const [opened] = await laterSteps('subscriptions-host.tsx', ['subscriptions/dist/opened-parts.js'], {})
const [ofStaff] = await laterSteps('subscriptions-host.tsx', ['subscriptions/dist/staff-parts.js'], {})
const [bulk] = await laterSteps('bulk-page.ts', ['BulkPage.js'])
const [queueTools, assigning] = await laterSteps('queue-page.ts', ['queue/tools/tools.js', 'assign/AssignDialog.js'])
const [creating] = await laterSteps('create-page.ts', ['create/CreatePage.js'])
const [intakes] = await laterSteps('intakes-page.ts', ['intakes/IntakesPage.js'])
const [caseActions, closing, redaction, evidence] = await laterSteps('case-page.ts', [
  'opened-actions.js',
  'ClosingSheet.js',
  'RedactSheet.js',
  'EvidenceDialog.js',
])
const firmPage = await builtPage(join(root, 'fixtures/bench/size/firm-page.ts'))
const css = stylesOf([tokens, first])
const [menu, adding, account, managing] = await laterSteps('payments-page.ts', [
  'manage/MethodMenu.js',
  'add-parts.js',
  'bank-parts.js',
  'MethodActionDialog.js',
])
const rows = [
  ...components(),
  row('Contract and client of two operations', {
    total: await atFirst(join(root, 'fixtures/bench/size/two-operations.ts')),
    limit: 3_200,
  }),
  row('Modules of a dialog that Button brings', { total: button.modules.filter(isOfDialog).length, limit: 0 }),
  row('Modules of lists and calendars that ComboBox and DatePicker bring at first', {
    total: pickers.modules.filter(isOfPicker).length,
    limit: 0,
  }),
  row('Page with the list of invoices', { scripts: one.scripts, css, limit: 40_000 }),
  row('The next kit on that page', {
    scripts: two.scripts - one.scripts,
    css: stylesOf([tokens, first, second]) - css,
    limit: 10_000,
  }),
  await kitPage('Page with the tier picker', 'plans-page.ts', ['plans/picker'], 45_000),
  await kitPage('Page with the cart', 'cart-page.ts', ['cart/cart'], 50_000),
  await kitPage('Page with the payment methods', 'payments-page.ts', ['payments/methods'], 45_000),
  row('The menus of the methods on it', { ...menu, limit: 5_000 }),
  row('To add a card, once asked', { ...adding, limit: 19_000 }),
  row('To add an account after that', { ...account, limit: 7_000 }),
  row('To change a method after that', { ...managing, limit: 15_000 }),
  await kitPage('Page with these three', 'buying-page.ts', ['plans/picker', 'cart/cart', 'payments/methods'], 75_000),
  await kitPage('Page with the subscriptions of a member', 'subscriptions-page.ts', ['subscriptions'], 45_000),
  row('Modules of staff and of groups that it brings', {
    total: subscriptions.modules.filter(isOfStaff).length,
    limit: 0,
  }),
  row('What opens from it: a plan, its changes, cancel and keep', { ...opened, limit: 15_000 }),
  row('Script files of that', { total: opened.files, limit: 4 }),
  row('What staff load: the table and every action', { ...ofStaff, limit: 15_000 }),
  row('Script files of that', { total: ofStaff.files, limit: 4 }),
  row('Script files of the page of subscriptions at first, React included', {
    total: subscriptionsHost.first.length,
    limit: 8,
  }),
  row('Script files in all', { total: subscriptionsHost.all.length, limit: 30 }),
  row('To end plans of many members, on a page of its own', { ...bulk, limit: 15_000 }),
  await kitPage('Page with the editor of a branch', 'branches-page.ts', ['branches/editor'], 68_500),
  await kitPage('Page with a journal', 'journal-page.ts', ['timeline'], 45_500),
  await kitPage('Page with notes', 'notes-page.ts', ['timeline'], 55_000),
  await kitPage('Page with both', 'timeline-page.ts', ['timeline'], 60_000),
  await kitPage('Page with the contracts of a plan', 'contracts-page.ts', ['timeline/contracts'], 49_000),
  await kitPage('Page with a case, for staff', 'case-page.ts', ['resolutions/internal'], 65_000),
  row('The menu and the dialogs of a case', { ...caseActions, limit: 25_500 }),
  row('The closing sheet after that', { ...closing, limit: 15_000 }),
  row('Redaction after that', { ...redaction, limit: 15_000 }),
  row('The evidence pack after that', { ...evidence, limit: 15_000 }),
  await kitPage('Page with a case, for a law firm', 'firm-page.ts', ['resolutions/partner'], 55_000),
  row('Modules for staff that it brings, sooner or later', {
    total: firmPage.all.flatMap(({ moduleIds }) => moduleIds).filter(isInternal).length,
    limit: 0,
  }),
  await kitPage('Page with the cases of a member', 'concerns-page.ts', ['resolutions/member'], 55_000),
  await kitPage('Page with the queue of cases', 'queue-page.ts', ['resolutions/queue'], 59_000),
  row('Its filters, export and keys, once asked', { ...queueTools, limit: 16_500 }),
  row('To assign cases after that', { ...assigning, limit: 15_000 }),
  await kitPage('Page that opens a case, as its skeleton', 'create-page.ts', ['resolutions/create'], 25_500),
  row('Its steps', { ...creating, limit: 46_000 }),
  await kitPage('Page with intakes, as their skeleton', 'intakes-page.ts', ['resolutions/intakes'], 25_000),
  row('Their list', { ...intakes, limit: 17_500 }),
  await kitPage('Page with all of somebody’s billing', 'billing-page.ts', ['billing-center'], 75_000),
  await kitPage('Page with the console, at home', 'console-page.ts', ['console'], 60_000),
  ...(await servicesOf('console-page.ts'))
    .slice(0, 3)
    .map(({ service, size }) =>
      row(`Definition and words of ${service} on it, among the largest`, { total: size, limit: 6_000 }),
    ),
  row('Script files of the page of invoices at first, built by Vite as it comes, React included', {
    total: host.first.length,
    limit: 8,
  }),
  row('Script files in all', { total: host.all.length, limit: 30 }),
]
printTable(
  ['Bytes, gzipped, or number', 'scripts', 'CSS', 'together', 'at most', ''],
  rows.map(({ name, scripts, css, total, limit, ok }) => [name, scripts, css, total, limit, ok ? 'ok' : 'OVER']),
)
console.log(`What the list loads only when asked: ${one.laterScripts} B of scripts, ${stylesOf([later])} B of CSS.`)
if (values.why) for (const { name, size } of one.modules) console.log(String(size).padStart(7), name)
if (rows.some(({ ok }) => !ok)) process.exitCode = 1

function components() {
  const program = join(root, 'node_modules/.bin/size-limit')
  // size-limit exits with 1 over a budget, which the table also shows.
  const { stdout } = spawnSync(program, ['--json'], { cwd: root, encoding: 'utf8' })
  return JSON.parse(stdout).map(({ name, size, sizeLimit }) => row(name, { total: size, limit: sizeLimit }))
}

/** A page of screens of kits, each with its own first style sheet. */
async function kitPage(name, entry, screens, limit) {
  const { scripts, modules } = await pageOf(entry)
  const sheets = screens.map((screen) => {
    const [kit, ...entry] = screen.split('/')
    return join('packages/kits', kit, 'dist', ...entry, 'styles-first.css')
  })
  const lacking = unstyled(modules, sheets)
  if (lacking.length > 0) throw new Error(`${name}: its first style sheet lacks ${lacking.join(', ')}`)
  return row(name, { scripts, css: stylesOf([tokens, ...sheets]), limit })
}

function pageOf(entry) {
  return firstLoad(join(root, 'fixtures/bench/size', entry))
}

function row(name, { scripts, css, limit, total = scripts + css }) {
  return { name, scripts, css, total, limit, ok: total <= limit }
}

/** Code loaded on intent: the option list, its virtual rows, the calendar grid. */
function isOfPicker({ name }) {
  return /virtual|ComboBoxList|(Date|Calendar)Popover|react-stately|internationalized\/date/.test(name)
}

/** What only the other realms need; what is left of it at first names the files to load. */
function isOfStaff({ name }) {
  return /subscriptions\/dist\/(manage|bulk|subscription-table)\/(?!manage-parts|useStaffActions|table-part)/.test(name)
}

/** What only staff may have. */
function isInternal(id) {
  return /resolutions\/dist\/(messages\/)?internal\//.test(id)
}

function isOfDialog({ name }) {
  return /dialog|modal|overlay/i.test(name)
}
