import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryRouter } from '../links/index.ts'
import { kitStage, type KitOptions } from '@memberkit/testing/kit-stage'
import { emulatePrint, emulateScreen, printedText } from '@memberkit/testing/print'
import { spoken } from '@memberkit/testing/stage'
import { givePlans, SubscriptionList } from '@memberkit/testing/subscription-list'

const renderKit = kitStage('plans', { 'en-US': [], 'en-CA': [], 'fr-CA': [], 'es-US': [] })

async function open(plans: number, address = '/', options: Partial<KitOptions> = {}) {
  const router = memoryRouter(address)
  const stage = await renderKit((platform) => <SubscriptionList identityId={platform.subject.identityId} />, {
    scenario: 'platform/standard',
    router,
    prepare: givePlans(plans),
    ...options,
  })
  return { ...stage, router }
}

const noPlans: KitOptions['prepare'] = ({ store: { subscriptions } }) => {
  for (const { id } of subscriptions.subscriptions.where(() => true)) subscriptions.subscriptions.delete(id)
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const pill = (name: string) => page.getByRole('search').getByRole('button', { name, exact: true })
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent)

test('a list definition yields columns, a count and a sort order in the address', async () => {
  const { router, platform } = await open(4)
  await expect.element(page.getByText('4 plans')).toBeVisible()
  expect(platform.calls.of(listSubscriptions)).toHaveLength(1)
  expect(names()).toEqual(['=Legal Plan Business', 'Régime juridique', 'IDShield Individual', 'Legal Plan Family'])
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click()
  expect(router.current()).toBe('/?sort=price&order=ascending')
  expect(names()[0]).toBe('Legal Plan Family')
  expect(page.getByRole('columnheader', { name: 'Status' }).getByRole('button').query()).toBeNull()
})

test('a status filter shows the contract’s labels, and clearing it restores address, focus and rows', async () => {
  const { router } = await open(6)
  await button('Filters').click()
  await pill('Status').click()
  await page.getByRole('checkbox', { name: 'Ends soon' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 6 plans')
  await expect.element(button('Filters (1)')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.element(pill('Status')).toHaveFocus()
  await expect.element(button('Filters')).toBeVisible()
  expect(router.current()).toBe('/')
  expect(names()).toHaveLength(6)
})

test('a date filter uses the parameters its definition names', async () => {
  const { router } = await open(6, '/?after=2025-02-01&before=2025-04-30&from=2025-05-01')
  await expect.element(pill('Started: February 1 – April 30, 2025')).toBeVisible()
  expect(names()).toHaveLength(3)
  await pill('Started: February 1 – April 30, 2025').click()
  await button('Clear').click()
  expect(router.current()).toBe('/?from=2025-05-01')
})

test('the text filter ignores case and accents, and stays out of the address and of saved filters', async () => {
  const { router } = await open(4)
  await button('Filters').click()
  await page.getByRole('searchbox', { name: 'Plan' }).fill('JURIDIQUE regime')
  await expect.poll(names).toEqual(['Régime juridique'])
  expect(router.current()).toBe('/')
  expect(button('Save filters').query()).toBeNull()
  await button('Clear all').click()
  await expect.poll(names).toHaveLength(4)
})

test('saved filters are stored on the device, under the name of the list', async () => {
  await open(6, '/?status=ACTIVE')
  await button('Save filters').click()
  await expect.poll(() => spoken()).toContain('Filters saved on this device.')
  expect({ ...localStorage }).toEqual({ 'memberkit.plans.filters': '?status=ACTIVE' })
  await button('Clear all').click()
  await button('Use saved filters').click()
  await expect.element(pill('Status: Active')).toBeVisible()
})

test.each(['?status=<b>', '?after=2025-02-31', '?sort=secret&order=up', '?status=', `?status=${'A,'.repeat(9999)}`])(
  'an invalid parameter is ignored: %s',
  async (query) => {
    await open(3, `/${query}`)
    await expect.poll(names).toHaveLength(3)
  },
)

test('the empty list and the empty filter result have different messages', async () => {
  const { screen } = await open(0, '/', { prepare: noPlans })
  await expect.element(page.getByRole('heading', { name: 'No plans yet' })).toBeVisible()
  await screen.unmount()
  await open(3, '/?status=SUSPENDED')
  await expect.element(page.getByRole('heading', { name: 'No plan matches these filters' })).toBeVisible()
  await page.getByRole('table').getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(names).toHaveLength(3)
})

test.each([
  ['denied', (platform) => void platform.faults.add({ operation: listSubscriptions, kind: 403 })],
  ['failed', (platform) => void platform.faults.add({ operation: listSubscriptions, kind: 500 })],
  ['empty', noPlans],
] satisfies [string, KitOptions['prepare']][])('a list that is %s keeps its title', async (_state, prepare) => {
  await open(0, '/', { prepare })
  await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Plans', exact: true })).toBeVisible()
})

test('a list of 60 grows with “Show more”; a list of 201 is virtualized', async () => {
  const { screen } = await open(60)
  await expect.element(page.getByText('25 of 60 shown')).toBeVisible()
  await button('Show more').click()
  await expect.poll(names).toHaveLength(50)
  await screen.unmount()
  await open(201)
  await expect.element(page.getByRole('table', { name: 'Plans' })).toHaveAttribute('aria-rowcount', '202')
  expect(names().length).toBeLessThan(100)
})

test('columns of a virtualized list keep their widths', async () => {
  await open(201)
  const price = page.getByRole('columnheader', { name: 'Price' })
  // The skeleton has the same headers.
  await expect.element(page.getByRole('table', { name: 'Plans' })).toHaveAttribute('aria-rowcount', '202')
  expect(price.element().clientWidth).toBe(64)
})

test('on a phone the tools share the line of the title, and the export is an icon that keeps its name', async () => {
  onTestFinished(() => page.viewport(1024, 768))
  await page.viewport(360, 740)
  await open(4)
  await expect.element(page.getByText('4 plans')).toBeVisible()
  const title = page.getByRole('heading', { name: 'Plans' }).element().parentElement!
  const { top, bottom } = title.getBoundingClientRect()
  const isInLine = (one: Element) => {
    const box = one.getBoundingClientRect()
    return box.top < bottom && box.bottom > top
  }
  expect([button('Filters'), button('Export')].map((one) => isInLine(one.element()))).toEqual([true, true])
  const isSquare = () => {
    const { width, height } = button('Export').element().getBoundingClientRect()
    return Math.abs(width - height) <= 1
  }
  expect(isSquare()).toBe(true)
  await button('Export').click()
  await expect.element(page.getByRole('menu', { name: 'Export' })).toBeVisible()
  expect(isSquare()).toBe(true)
})

test('the CSV export has the rows on screen and a byte order mark, and escapes formulas', async () => {
  const files: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:stub'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await open(4, '/?status=ACTIVE')
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  await expect.poll(() => files.length).toBe(1)
  const bytes = new Uint8Array(await files[0]!.arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(new TextDecoder().decode(bytes)).toBe(
    "Plan,Price\r\n'=Legal Plan Business,39.90\r\nLegal Plan Family,9.90\r\n",
  )
  create.mockRestore()
  click.mockRestore()
})

test('the printed list has its filters in the header, and every row', async () => {
  const printed: unknown[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    dispatchEvent(new Event('beforeprint'))
    printed.push(document.querySelector('[data-mk-print-header]')?.textContent, names().length)
    dispatchEvent(new Event('afterprint'))
  })
  await open(90, '/?status=ACTIVE,CANCELLED&after=2025-01-01')
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Print this list' }).click()
  await expect.poll(() => printed).toHaveLength(2)
  expect(printed[0]).toContain('PlansShown: Status: Active, Canceled · Started: from January\u00a01,\u00a02025Printed')
  expect(printed[1]).toBe(60)
  print.mockRestore()
})

test('a list that the browser’s own command prints names its filters, and has no header without any', async () => {
  await open(6, '/?status=ACTIVE,CANCELLED')
  await expect.element(pill('Status: Active, Canceled')).toBeVisible()
  expect(printedText()).not.toContain('Shown:')
  await emulatePrint()
  expect(printedText()).toContain('Plans Shown: Status: Active, Canceled Printed')
  await emulateScreen()
  await button('Clear all').click()
  await expect.poll(names).toHaveLength(6)
  await emulatePrint()
  expect(printedText()).not.toMatch(/Shown:|Printed/)
})

test('fr-CA: filters and their values are in French', async () => {
  await open(4, '/?status=ACTIVE&after=2025-01-01', { locale: 'fr-CA' })
  await expect.element(pill('Début\u00a0: à partir du 1er janvier 2025')).toBeVisible()
  await expect.element(button('Tout effacer')).toBeVisible()
})

test('filters work by keyboard, and “Clear all” keeps focus within the filter bar', async () => {
  await open(6, '/?status=ACTIVE')
  await expect.element(pill('Status: Active')).toBeVisible()
  ;(pill('Status: Active').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('checkbox', { name: 'Active' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  ;(button('Clear all').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('search')).toHaveFocus()
})
