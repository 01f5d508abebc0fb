import { listActiveContractHistories, listContractHistories } from '@memberkit/contract/commerce/contract-histories'
import type { ContractHistory } from '@memberkit/contract/commerce/contract-histories'
import type { MockPlatform } from '@memberkit/fixtures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { choose, field, heading, inDialog, openKit, text, type OpenOptions } from '../testing/open-kit.tsx'

const open = (options: Partial<OpenOptions> = {}) =>
  openKit({ scenario: 'entitlements/contract-history', address: '/?plan=ent-1', ...options })

const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((words) => /terms of|Avenant/.test(words))

test('members see the contracts of a plan, newest first, and which one is in force', async () => {
  await open()
  await expect.element(heading('Contract history')).toBeVisible()
  await expect.element(text('In force')).toBeVisible()
  expect(rows()).toEqual([
    expect.stringMatching(/^Avenant du QuébecSuspendedAmendment.*Canadian French.*QuebecSince October\s1,\s2025$/),
    expect.stringMatching(
      /^Legal Plan Family, terms of 2024CanceledContract.*Version 2024-01.*January\s1,\s2024\s–\sSeptember\s14,\s2025$/,
    ),
    expect.stringMatching(/terms of 2019Canceled/),
  ])
  const inForce = page.getByRole('listitem').filter({ hasText: 'In force' })
  expect(inForce.elements()).toHaveLength(1)
  await expect.element(inForce.getByRole('link', { name: /^Legal Plan Family, terms/ })).toBeVisible()
  await expect.element(page.getByText('Avenant du Québec')).toHaveAttribute('lang', 'fr-CA')
  expect(text(/overlap/).query()).toBeNull()
})

test('staff also see overlaps and gaps between contracts', async () => {
  await open({ realm: 'Internal' })
  await expect.element(text('No contract is on file from July 1, 2023 to December 31, 2023.')).toBeVisible()
  await expect
    .element(
      text('“Legal Plan Family, terms of 2024” and “Legal Plan Family, terms” overlap from September 8, 2025 to'),
    )
    .toBeVisible()
})

test('without the platform’s list of active contracts, none is marked as in force', async () => {
  await open({ prepare: ({ faults }) => void faults.add({ operation: listActiveContractHistories, kind: 403 }) })
  await expect.element(text('terms of 2019')).toBeVisible()
  expect(page.getByText('In force').query()).toBeNull()
})

test('an empty history is hidden from members and stated to staff', async () => {
  const { screen } = await open({ scenario: 'entitlements/family-active' })
  await expect.element(heading('Contracts')).toBeVisible()
  expect(heading('Contract history').query()).toBeNull()
  await screen.unmount()
  await open({ scenario: 'entitlements/staff' })
  await expect.element(text('No contract history is on file for this plan.')).toBeVisible()
})

test('a failing history leaves the page intact, and an unreadable contract is one row without a gap beside it', async () => {
  const down = ({ faults }: MockPlatform) => void faults.add({ operation: listContractHistories, kind: 400 })
  const { screen } = await open({ prepare: down })
  await expect.element(heading('We can’t show the contract history')).toBeVisible()
  await expect.element(heading('Who is covered')).toBeVisible()
  await screen.unmount()
  const broken = ({ store }: MockPlatform) => {
    const { contractHistories } = store['contract-histories']
    const { effectiveFrom: _, ...rest } = contractHistories.get('history-2')!
    contractHistories.putUnchecked(rest as ContractHistory)
  }
  await open({ realm: 'Internal', prepare: broken })
  await expect.element(text('We couldn’t read this contract')).toBeVisible()
  expect(text(/No contract is on file/).query()).toBeNull()
})

test('an added contract appears in the history at once', async () => {
  await open({ scenario: 'entitlements/staff' })
  await choose('Add contract')
  await field('Type').selectOptions('Amendment')
  await field('Contract ID').fill('contract-texas')
  await field('Name').fill('Texas amendment')
  await inDialog('Add contract').click()
  // In the contracts, in their history, and in the history of the plan.
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Texas amendment' }).elements().length).toBe(3)
})

test('a shared plan requests no contracts', async () => {
  const { platform } = await open({ scenario: 'entitlements/shared' })
  await expect.element(heading('Who is covered')).toBeVisible()
  expect(platform.calls.of(listContractHistories)).toEqual([])
})
