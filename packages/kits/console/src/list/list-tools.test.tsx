import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, openKit, text } from '../testing/open-kit.tsx'

const taxes = '/?service=taxes&page=Tax'
const columnsKey = 'memberkit.console.taxes.Tax.columns'

const open = async (address = taxes) => {
  const stage = await openKit({ address })
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  return stage
}

test('a column keeps the width that a person gives it', async () => {
  await open()
  const handle = page.getByRole('separator', { name: /^Width of / }).first()
  const before = Number(handle.element().getAttribute('aria-valuenow'))
  handle.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(handle).toHaveAttribute('aria-valuenow', String(before + 10))
  await expect.poll(() => localStorage.getItem(columnsKey)).toContain(String(before + 10))
})

test('the file has every row that is shown, also columns that are hidden, as people read them', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:stub'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { events } = await open()
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  await expect.poll(() => files.length).toBe(1)
  const [head = '', ...rows] = (await files[0]!.text()).trim().split(/\r?\n/)
  expect(head).toContain('Jurisdiction')
  expect(rows[0]).toContain('United States')
  expect(events.find(({ type }) => type === 'console.list.exported')?.data).toEqual({
    service: 'taxes',
    format: 'csv',
    count: rows.length,
  })
  vi.restoreAllMocks()
})

test('a pinned entity is on the home page, and no longer once it is unpinned', async () => {
  const { router } = await open()
  await page.getByRole('rowheader').first().click()
  const pin = page.getByRole('button', { name: 'Pin', exact: true })
  await pin.click()
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true')
  const at = router.current()
  router.go('/')
  await expect.element(page.getByRole('heading', { name: 'Pinned' })).toBeVisible()
  router.go(at)
  await pin.click()
  router.go('/')
  await expect.element(page.getByRole('heading', { name: 'Recently opened' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Pinned' })).not.toBeInTheDocument()
})

test('whom staff act for stands above every page, with what ends it', async () => {
  const onStopActing = vi.fn()
  await openKit({
    address: taxes,
    onStopActing,
    session: { actingFor: { identityId: 'member-ada', name: 'Ada Example' } },
  })
  await expect.element(text(/Ada Example/)).toBeVisible()
  await button('Stop acting').click()
  expect(onStopActing).toHaveBeenCalledOnce()
})

/** Filters that are set show at once. */
async function openFilters() {
  const filters = page.getByRole('button', { name: /^Filters/ })
  await expect.element(filters).toBeVisible()
  if (filters.element().getAttribute('aria-expanded') === 'false') await filters.click()
}

/** Saves what is shown as a view. */
async function save(name: string) {
  await openFilters()
  await button('Save view').click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
}

async function showView(name: string) {
  await openFilters()
  await button('Saved views').click()
  await page.getByRole('group', { name: 'Show' }).getByRole('menuitem', { name }).click()
}

test('a saved view has the order and the columns, besides the filters', async () => {
  const { router } = await open(`${taxes}&sort=rate&order=descending`)
  await button('Columns').click()
  await page.getByRole('menuitemcheckbox', { name: 'Jurisdiction' }).click()
  await userEvent.keyboard('{Escape}')
  const header = page.getByRole('columnheader', { name: /^Jurisdiction/ })
  await expect.element(header).not.toBeInTheDocument()
  await save('By rate')
  await button('Columns').click()
  await page.getByRole('menuitem', { name: 'Reset columns' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(header).toBeVisible()
  router.go(taxes)
  await showView('By rate')
  await expect.element(header).not.toBeInTheDocument()
  expect(router.current()).toContain('sort=rate')
  expect(document.activeElement?.textContent).toContain('Saved views')
})

test('several views are kept by name, after a reload too, and one that is deleted can come back', async () => {
  const { router } = await open(`${taxes}&country=USA`)
  await save('United States')
  router.go(`${taxes}&country=CAN`)
  await save('Canada')
  await save('Canada')
  await expect.element(page.getByText('You already have a view with this name').first()).toBeVisible()
  await button('Don’t save').click()
  await cleanUp()

  const again = await openKit({ address: taxes })
  await showView('United States')
  await expect.poll(() => again.router.current()).toContain('country=USA')
  await showView('Canada')
  await expect.poll(() => again.router.current()).toContain('country=CAN')
  expect(again.router.current()).not.toContain('USA')
  await button('Saved views').click()
  await page.getByRole('group', { name: 'Delete' }).getByRole('menuitem', { name: 'Canada' }).click()
  await expect.element(page.getByText('View “Canada” deleted.').first()).toBeVisible()
  await button('Undo').click()
  await showView('Canada')
})
