import * as calls from '@memberkit/contract/commerce/contract-histories'
import type { ContractHistory } from '@memberkit/contract/commerce/contract-histories'
import type { MockPlatform } from '@memberkit/fixtures'
import { barriers, button, dialog, field, heading, inDialog, pill, said, text } from '@memberkit/testing/on-page'
import { enter, press } from '@memberkit/testing/press'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { printedBy, printedControls } from '@memberkit/testing/print'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allMenu, choose, menuOf, openContracts, row, table } from './testing/open-contracts.tsx'

const newest = 'Legal Plan Family, terms'
const titles = () =>
  [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent?.replace(/opens in a new tab/, ''))

test('CurrentlyActive: a member reads the contracts, what is in force first; two requests at once', async () => {
  const { platform } = await openContracts({ scenario: 'timeline/contracts' })
  await expect.element(row('Version 2025-01')).toMatchTextContent(/Since September\s8,\s2025.*In force/)
  await expect.element(row('terms of 2019')).toMatchTextContent(/April\s15,\s2019\s–\sJune\s30,\s2023.*Canceled/)
  expect(titles()).toEqual([
    expect.stringContaining('Version 2025-01'),
    'Avenant du QuébecAmendment Canadian French Quebec',
    expect.stringContaining('terms of 2024'),
    expect.stringContaining('terms of 2019'),
  ])
  await expect.element(page.getByText('Avenant du Québec')).toHaveAttribute('lang', 'fr-CA')
  expect(platform.calls.entries).toHaveLength(2)
  expect(text(/overlap/).query()).toBeNull()
  expect(button('Add contract').query()).toBeNull()
  expect(allMenu.query()).toBeNull()
  expect(menuOf(newest).query()).toBeNull()
})

test('OverlapWarning: staff also read gaps and overlaps', async () => {
  await openContracts({ scenario: 'timeline/contracts-staff' })
  await expect.element(text('No contract is on file from July 1, 2023 to December 31, 2023.')).toBeVisible()
  await expect.element(text('overlap from September 8, 2025 to September 14, 2025.')).toBeVisible()
})

test('FrenchContract: the text in the reader’s language, and where there is none, in which it is', async () => {
  const documentOf = ({ contractVersion }: { contractVersion?: string }, locale: string) =>
    contractVersion ? { url: `https://example.com/contracts/${contractVersion}.${locale}.pdf`, locale } : undefined
  const { screen } = await openContracts({ scenario: 'timeline/contracts-french', locale: 'fr-CA' })
  const link = (name: RegExp) => page.getByRole('link', { name })
  await expect.element(link(/^Régime juridique/)).toHaveAttribute('hreflang', 'fr-CA')
  await expect.element(page.getByRole('row').filter({ hasText: 'court costs' })).toMatchTextContent('À venir')
  await expect.element(text('Document : anglais canadien')).toBeVisible()
  await screen.unmount()
  await openContracts({ scenario: 'timeline/contracts-french', locale: 'fr-CA' }, { documentOf })
  await expect
    .element(link(/^Legal Plan Family/))
    .toHaveAttribute('href', 'https://example.com/contracts/2025-01.fr-CA.pdf')
  expect(text('Document : anglais canadien').query()).toBeNull()
})

test('on a phone, a contract with a text is a link as large as its card, and one without is none', async () => {
  await page.viewport(360, 800)
  await openContracts({ scenario: 'timeline/contracts' })
  await expect.element(row('Version 2025-01')).toBeVisible()
  const linkAt = (card: Element) => {
    const { left, right, bottom } = card.getBoundingClientRect()
    return document.elementFromPoint((left + right) / 2, bottom - 8)?.closest('a')
  }
  expect(linkAt(row('Version 2025-01').element())).toHaveAttribute('href', expect.stringContaining('http'))
  expect(linkAt(row('terms of 2019').element())).toBeNull()
  await page.viewport(1024, 768)
})

test('NoHistory: it says so, and staff can begin one', async () => {
  const { screen } = await openContracts({ scenario: 'timeline/contracts-none' })
  await expect.element(heading('No contract history yet')).toBeVisible()
  expect(button('Add contract').query()).toBeNull()
  await screen.unmount()
  await openContracts({ scenario: 'timeline/contracts-none-staff' })
  await expect.element(text('No contract is on file for this plan.')).toBeVisible()
  await expect.element(button('Add contract')).toBeVisible()
  expect(button('Compare').query()).toBeNull()
})

test('filters stand in the address; both spellings of canceled are one', async () => {
  const { router } = await openContracts({ scenario: 'timeline/contracts' })
  await expect.element(row('terms of 2019')).toBeVisible()
  await button('Filters').click()
  await pill('Status').click()
  await page.getByRole('checkbox', { name: 'Canceled' }).click()
  await expect.poll(() => titles().length).toBe(2)
  expect(router.current()).toBe('/?standing=CANCELLED')
})

test('Compare: two contracts fact by fact, in the address, closed back to where it was opened', async () => {
  const { router, events } = await openContracts({ scenario: 'timeline/contracts' })
  await expect.element(row('terms of 2019')).toBeVisible()
  await button('Compare').click()
  await expect.element(said('7 differences')).toBeVisible()
  expect(router.current()).toBe('/?compare=history-2,history-3')
  const fact = (name: string) => dialog.getByRole('row').filter({ hasText: name })
  await expect.element(fact('Version')).toMatchTextContent(/2024-01.*2025-01/)
  await expect.element(fact('Last day')).toMatchTextContent(/September\s14,\s2025.*No end date/)
  expect(await barriers()).toEqual([])
  await dialog.getByLabelText('First contract').selectOptions('2025 · Avenant du Québec')
  await expect.poll(() => router.current()).toBe('/?compare=history-4,history-3')
  await inDialog('Close').first().click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button('Compare')).toHaveFocus()
  expect(router.current()).toBe('/')
  expect(events.filter(({ type }) => type === 'timeline.contracts.compared')).toHaveLength(1)
})

test('staff compare from the menu of all contracts, and come back to it', async () => {
  const { router } = await openContracts({ scenario: 'timeline/contracts-staff' })
  await expect.element(row('terms of 2019')).toBeVisible()
  expect(button('Compare').query()).toBeNull()
  await choose(allMenu, 'Compare')
  await expect.element(said('7 differences')).toBeVisible()
  expect(router.current()).toBe('/?compare=history-2,history-3')
  await inDialog('Close').first().click()
  await expect.element(button('All contracts')).toHaveFocus()
})

test('a link to a contract that is gone says so', async () => {
  await openContracts({ scenario: 'timeline/contracts', address: '/?compare=history-2,history-99' })
  await expect.element(text('A contract you followed a link to isn’t in this history.')).toBeVisible()
  expect(dialog.query()).toBeNull()
})

test('staff add a contract, once from a day on', async () => {
  const { platform, events } = await openContracts({ scenario: 'timeline/contracts-staff' })
  await button('Add contract').click()
  await enter(field('Type'), 'Amendment')
  await enter(field('Name'), 'Texas amendment')
  await enter(field('Contract ID'), 'contract-history-3')
  await fillDay('In effect from', 9, 8, 2025)
  await press(inDialog('Add contract'))
  await expect.element(field('Contract ID')).toHaveAccessibleDescription(/already on file from that day/)
  expect(platform.calls.of(calls.createContractHistory)).toEqual([])
  await enter(field('Contract ID'), 'contract-texas')
  await press(inDialog('Add contract'))
  await expect.element(row('Texas amendment')).toMatchTextContent('In force')
  expect(platform.calls.of(calls.createContractHistory)[0]?.body).toEqual({
    type: 'AMENDMENT',
    label: 'Texas amendment',
    contractId: 'contract-texas',
    effectiveFrom: '2025-09-08',
    status: 'ACTIVE',
  })
  await expect.poll(() => events.filter(({ type }) => type === 'timeline.contract.added')).toHaveLength(1)
})

async function fillDay(name: string, month: number, day: number, year: number) {
  const group = dialog.getByRole('group', { name })
  await enter(group.getByLabelText('Month'), String(month))
  await enter(group.getByLabelText('Day'), String(day))
  await enter(group.getByLabelText('Year'), String(year))
}

test('deleting says what it means, more so where the contract is in force', async () => {
  const { platform } = await openContracts({ scenario: 'timeline/contracts-staff' })
  await choose(menuOf('Legal Plan Family, terms of 2019'), 'Delete')
  await expect.element(said('The plan’s history no longer shows')).toBeVisible()
  await press(inDialog('Delete contract'))
  await expect.poll(() => titles().length).toBe(3)
  expect(platform.calls.of(calls.deleteContractHistory)[0]?.headers['if-match']).toMatch(/1/)
  await choose(menuOf(newest), 'Delete')
  await expect.element(said('This contract is in force today.')).toBeVisible()
})

test('a colleague’s change comes before the deletion', async () => {
  const { platform } = await openContracts({ scenario: 'timeline/contracts-conflict' })
  await choose(menuOf(newest), 'Delete')
  await press(inDialog('Delete contract'))
  await expect.element(said('“Legal Plan Family, terms” has changed')).toBeVisible()
  await expect.element(dialog.getByText('Last day', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/^none.*June\s30,\s2026$|^June\s30,\s2026/i)).toBeVisible()
  expect(dialog.getByText(/September\s8,\s2025/).query()).toBeNull()
  await expect.element(inDialog('Go back')).toHaveFocus()
  await press(inDialog('Delete contract'))
  await expect.poll(() => titles().length).toBe(3)
  expect(platform.calls.of(calls.deleteContractHistory)).toHaveLength(2)
})

test('all are deleted only as many as were seen', async () => {
  const { platform } = await openContracts({ scenario: 'timeline/contracts-staff' })
  await choose(allMenu, 'Delete all contracts')
  await expect.element(dialog.getByText(/^4 contracts are deleted/)).toBeVisible()
  const { contractHistories } = platform.store['contract-histories']
  contractHistories.putUnchecked({ ...contractHistories.get('history-1')!, id: 'history-9', label: 'Added just now' })
  await press(inDialog('Delete 4 contracts'))
  await expect.element(said('Added just now')).toBeVisible()
  expect(platform.calls.of(calls.deleteContractHistories)).toHaveLength(0)
  await press(inDialog('Delete 5 contracts'))
  await expect.poll(() => platform.calls.of(calls.deleteContractHistories).length).toBe(1)
  await expect.element(heading('No contract history yet')).toBeVisible()
})

test('a lost answer is looked up, though some of the contracts can’t be read', async () => {
  skipTime()
  const { platform } = await openContracts({
    scenario: 'timeline/contracts-staff',
    prepare({ store }) {
      const { contractHistories } = store['contract-histories']
      for (const id of ['history-8', 'history-9']) contractHistories.put({ ...contractHistories.get('history-4')!, id })
    },
  })
  await choose(menuOf('Legal Plan Family, terms of 2019'), 'Delete')
  platform.faults.add({ operation: calls.deleteContractHistory, kind: 'dropped-after-commit', times: 1 })
  platform.faults.add({ operation: calls.listContractHistories, kind: 'malformed-entities' })
  await press(inDialog('Delete contract'))
  await inTime(() => dialog.query()).toBeNull()
  await expect.element(text('Legal Plan Family, terms of 2019 is deleted.')).toBeVisible()
})

test('all are moved to a person who was looked up', async () => {
  const { platform } = await openContracts({ scenario: 'timeline/contracts-staff' })
  await choose(allMenu, 'Move to another person')
  await enter(field('Identity ID'), 'member-ada')
  await press(inDialog('Find person'))
  await press(dialog.getByRole('checkbox', { name: 'This is Ada Example, ID member-ada' }))
  await press(inDialog('Move 4 contracts'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(calls.changeContractHistoryIdentity)).toHaveLength(1)
  const owners = platform.store['contract-histories'].contractHistories.where(() => true)
  expect(new Set(owners.map(({ identityId }) => identityId))).toEqual(new Set(['member-ada']))
})

test('the history of a contract says who recorded it', async () => {
  await openContracts({ scenario: 'timeline/contracts-staff' })
  await choose(menuOf(newest), 'History')
  await expect.element(said('Contract recorded')).toBeVisible()
  await expect.element(said('by Sam Staffexample')).toBeVisible()
})

test('staff who only read see what they may not do, and why', async () => {
  await openContracts({ scenario: 'timeline/contracts-read-only' })
  await press(allMenu)
  await expect.element(page.getByRole('menuitem', { name: /Delete all/ })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('You don’t have this permission. Ask your administrator.').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(button('Add contract').query()).toBeNull()
})

test('without the platform’s word on it, none is called in force, and it can be asked again', async () => {
  const prepare = ({ faults }: MockPlatform) =>
    void faults.add({ operation: calls.listActiveContractHistories, kind: 403, times: 1 })
  await openContracts({ scenario: 'timeline/contracts', prepare })
  await expect.element(text('We couldn’t find out which contracts are in force.')).toBeVisible()
  expect(table.getByText('In force').query()).toBeNull()
  await expect.element(table.getByText('Unknown').first()).toBeVisible()
  await button('Try again').click()
  await expect.element(table.getByText('In force')).toBeVisible()
})

test('one that cannot be read is a row that says so, and no gap is claimed beside it', async () => {
  const prepare = ({ store }: MockPlatform) => {
    const { contractHistories } = store['contract-histories']
    const { effectiveFrom: _, ...rest } = contractHistories.get('history-2')!
    contractHistories.putUnchecked(rest as ContractHistory)
  }
  await openContracts({ scenario: 'timeline/contracts-staff', prepare })
  await expect.element(text('We couldn’t read this contract')).toBeVisible()
  expect(text(/No contract is on file/).query()).toBeNull()
})

test('what a newer platform says is readable and reported once', async () => {
  const { events } = await openContracts({ scenario: 'timeline/contracts-unknown-values' })
  await expect.poll(() => events.some(({ type }) => type === 'kit.unknown_enum')).toBe(true)
  await expect.element(table).toBeVisible()
})

test('group administrators have no such calls: nothing is requested', async () => {
  const { platform } = await openContracts({ scenario: 'timeline/contracts-group' })
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(platform.calls.entries).toEqual([])
})

test('the file has every fact, and no formula', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
  const prepare = ({ store }: MockPlatform) => {
    const { contractHistories } = store['contract-histories']
    contractHistories.putUnchecked({ ...contractHistories.get('history-1')!, label: '=1+1' })
  }
  const { events } = await openContracts({ scenario: 'timeline/contracts', prepare })
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  await vi.waitFor(() => expect(made).toHaveBeenCalled())
  const lines = (await (made.mock.calls[0]![0] as Blob).text()).trimEnd().split('\r\n')
  expect(lines[1]).toContain(
    '"Legal Plan Family, terms",Contract,2025-01,American English,Texas,2025-09-08,,In force,contract-history-3,https://example.com',
  )
  expect(lines[4]).toMatch(/^'=1\+1/)
  expect(events.some(({ type }) => type === 'timeline.contracts.exported')).toBe(true)
  made.mockRestore()
})

test('it prints without controls', async () => {
  await openContracts({ scenario: 'timeline/contracts-staff' })
  await expect.element(row('terms of 2019')).toBeVisible()
  await button('Export').click()
  expect(await printedBy(() => page.getByRole('menuitem', { name: 'Print this list' }).click())).toContain(
    'terms of 2019',
  )
  expect(printedControls()).toEqual([])
})
