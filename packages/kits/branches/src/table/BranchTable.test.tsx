import * as calls from '@memberkit/contract/partners/branches'
import { enter, press } from '@memberkit/testing/press'
import { printedBy, printedControls } from '@memberkit/testing/print'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, heading, inDialog, openTable, sent, text } from '../testing/open-kit.tsx'
import { spoken } from '../testing/render-kit.tsx'

const rows = () => page.getByRole('rowheader').elements().length
const table = page.getByRole('table', { name: 'Branches' })

test('all branches, with what each lacks: one request', async () => {
  const { platform } = await openTable({ scenario: 'branches/staff' })
  await expect.element(table).toBeVisible()
  expect(rows()).toBe(6)
  await expect.element(text('Complete')).toBeVisible()
  await expect.element(text('5 missing')).toBeVisible()
  expect(platform.calls.entries).toHaveLength(1)
})

test('by owner and by ID, from the page and from the address', async () => {
  const { platform, router } = await openTable({ scenario: 'branches/staff' })
  await enter(page.getByLabelText('Show', { exact: true }).first(), 'Branches by ID')
  await enter(page.getByLabelText('Branch IDs'), 'branch-3 branch-1')
  await press(button('Show branches'))
  await expect.poll(rows).toBe(2)
  expect(router.current()).toBe('/?ids=branch-3,branch-1')
  expect(platform.calls.of(calls.getBranchesByIdList)[0]?.body).toEqual({ ids: ['branch-3', 'branch-1'] })
  await enter(page.getByLabelText('Show', { exact: true }).first(), 'Branches of an owner')
  await press(button('Show branches'))
  await expect.element(page.getByLabelText('Owner ID')).toHaveAccessibleDescription(/Enter an owner ID/)
  await enter(page.getByLabelText('Owner ID'), 'firm-2')
  await press(button('Show branches'))
  await expect.poll(rows).toBe(1)
  expect(router.current()).toBe('/?owner=firm-2')
})

test('where the list can’t be read, a branch can be added still', async () => {
  await openTable({
    scenario: 'branches/staff',
    prepare: (platform) => void platform.faults.add({ operation: calls.listBranches, kind: 500 }),
  })
  await expect.element(button('Try again')).toBeVisible()
  await expect.element(heading('Branches')).toBeVisible()
  await press(button('New branch'))
  await expect.element(dialog).toBeVisible()
})

test('filters of several values: a branch of two types is found by either', async () => {
  await openTable({ scenario: 'branches/staff', address: '/?type=REFERRAL' })
  await expect.element(table).toBeVisible()
  expect(rows()).toBe(2)
})

test('on a phone the tools stand in the title’s line, the new branch below has its word, and what is missing is one line', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1024, 768))
  await openTable({ scenario: 'branches/staff' })
  await expect.element(table).toBeVisible()
  const [create, ...others] = ['New branch', 'Filters', 'Export'].map((name) => button(name).element())
  expect((create as HTMLElement).innerText).toBe('New branch')
  const middle = (one: Element) => {
    const { top, height } = one.getBoundingClientRect()
    return Math.round((top + height / 2) / 4)
  }
  const title = page.getByRole('heading', { name: 'Branches' }).element().parentElement!
  expect(new Set([title, ...others].map(middle)).size).toBe(1)
  const show = page.getByRole('combobox', { name: 'Show', exact: true }).element()
  expect(middle(others[0]!)).toBeLessThan(middle(create!))
  expect(middle(create!)).toBeLessThan(middle(show))
  expect(others.every((one) => one.getBoundingClientRect().width <= create!.getBoundingClientRect().width)).toBe(true)
  await expect.element(text('5 missing')).toBeVisible()
  await expect.element(text('Main email address +4')).not.toBeVisible()
})

test('at 1024 px the choice of branches stands in the header row, whose last action is the primary one', async () => {
  await openTable({ scenario: 'branches/staff' })
  await expect.element(table).toBeVisible()
  const show = page.getByRole('combobox', { name: 'Show', exact: true })
  const row = [button('Filters'), button('Export'), show, button('New branch')].map((one) =>
    one.element().getBoundingClientRect(),
  )
  const middles = row.map(({ top, height }) => Math.round(top + height / 2))
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
  expect(row.map(({ left }) => left)).toEqual(row.map(({ left }) => left).toSorted((a, b) => a - b))
  // It moves above the table with what there is to enter, and keeps the focus.
  await enter(show, 'Branches of an owner')
  await expect.element(show).toHaveFocus()
  await expect.element(page.getByLabelText('Owner ID')).toBeVisible()
  await enter(show, 'All branches')
  await expect.element(show).toHaveFocus()
})

test('at 1024 px the name has the most room, and what is missing is named', async () => {
  await openTable({ scenario: 'branches/staff' })
  await expect.element(table).toBeVisible()
  await expect.element(text('Main email address +4')).toBeVisible()
  const widths = page
    .getByRole('columnheader')
    .elements()
    .map((one) => one.getBoundingClientRect().width)
  expect(Math.max(...widths)).toBe(widths[0])
})

/** Completes the form of a new branch. */
async function fillIn(name = 'Placeholder Law, Iowa') {
  await enter(dialog.getByLabelText('Name', { exact: true }), name)
  await enter(dialog.getByLabelText('Network'), 'LegalShield')
  await enter(dialog.getByLabelText('Street address'), '1 Sample Street')
  await enter(dialog.getByLabelText('City'), 'Sampleville')
  await enter(dialog.getByLabelText('State'), 'Iowa')
  await enter(dialog.getByLabelText('ZIP code'), '00000')
}

test('a new branch opens in the editor, where it is completed', async () => {
  const { platform, router, events } = await openTable({ scenario: 'branches/staff' })
  await press(button('New branch'))
  await press(inDialog('Create branch'))
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(sent(platform)).toEqual([])
  await fillIn()
  // The address suggests it.
  await expect.element(dialog.getByLabelText('Time zone')).toHaveDisplayValue('Central time (Chicago)')
  await press(inDialog('Create branch'))
  await expect.element(heading('Placeholder Law, Iowa').first()).toBeVisible()
  await expect.element(heading('Before you activate')).toBeVisible()
  expect(router.current()).toMatch(/branch=branch-/)
  expect(events.filter(({ type }) => type === 'branches.branch.changed')).toMatchObject([
    { data: { action: 'create' } },
  ])
})

test('a lost answer counts no older branch as the new one, where it isn’t known which were there', async () => {
  const { platform, events } = await openTable({ scenario: 'branches/staff' })
  await expect.element(table).toBeVisible()
  const older = platform.store.branches.branches.get('branch-1')!
  platform.store.branches.branches.put({ ...older, address: { ...older.address, address1: '1 Sample Street' } })
  await press(button('New branch'))
  await fillIn(older.name)
  platform.faults.add({ operation: calls.listBranches, kind: 403, times: 1 })
  platform.faults.add({ operation: calls.createBranch, kind: 504, times: 1 })
  skipTime()
  await press(inDialog('Create branch'))
  await inTime(() => dialog.query()?.textContent).toContain('We don’t know yet whether it went through')
  expect(events.filter(({ type }) => type === 'branches.branch.changed')).toEqual([])
})

test('before a branch is deactivated, the dialog says what is open, as far as the platform can tell', async () => {
  const { platform } = await openTable({ scenario: 'branches/staff' })
  await press(button('More actions for Example & Sample, Ohio'))
  await press(page.getByRole('menuitem', { name: 'Deactivate' }))
  await expect.element(dialog.getByText(/open case/).first()).toBeVisible()
  await expect.element(dialog.getByText(/can’t be listed by branch/)).toBeVisible()
  await press(inDialog('Deactivate branch'))
  await expect.poll(() => spoken()).toContain('Example & Sample, Ohio is deactivated.')
  expect(platform.store.branches.branches.get('branch-1')).toMatchObject({ status: 'DEACTIVATED' })
})

test('where resolutions can’t be checked, nothing is claimed', async () => {
  const prepare = ({ faults }: { faults: { add(fault: object): unknown } }) =>
    void faults.add({ service: 'resolutions', kind: 403 })
  await openTable({ scenario: 'branches/staff', prepare: prepare as never })
  await press(button('More actions for Example & Sample, Ohio'))
  await press(page.getByRole('menuitem', { name: 'Delete' }))
  await expect.element(dialog.getByText(/couldn’t check/)).toBeVisible()
})

test('an unreadable branch is one row that says so', async () => {
  const prepare = ({ faults }: { faults: { add(fault: object): unknown } }) =>
    void faults.add({ operation: calls.listBranches, kind: 'malformed-entities' })
  await openTable({ scenario: 'branches/staff', prepare: prepare as never })
  await expect.element(text('We couldn’t read this branch')).toBeVisible()
})

test('the list prints with its columns, without controls', async () => {
  await openTable({ scenario: 'branches/staff' })
  await expect.element(table).toBeVisible()
  await press(button('Export'))
  const words = await printedBy(() => page.getByRole('menuitem', { name: 'Print this list' }).click())
  expect(words).toContain('Example & Sample, Ohio')
  expect(words).not.toContain('New branch')
  expect(printedControls()).toEqual([])
})

test('the table is for staff: partners are told so, and nothing is requested', async () => {
  const { platform } = await openTable({ scenario: 'branches/complete' })
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(platform.calls.entries).toEqual([])
})
