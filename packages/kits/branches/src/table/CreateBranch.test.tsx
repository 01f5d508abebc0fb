import type { MockPlatform } from '@memberkit/fixtures'
import { createBranch, listBranches } from '@memberkit/contract/partners/branches'
import { enter, press } from '@memberkit/testing/press'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { spoken } from '@memberkit/testing/stage'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, heading, inDialog, openTable } from '../testing/open-kit.tsx'

afterEach(() => page.viewport(1024, 768))

const reason = 'The platform says no.'

/** Opens the form of a new branch and completes it. */
async function complete() {
  await press(button('New branch'))
  await enter(dialog.getByLabelText('Name', { exact: true }), 'Placeholder Law, Iowa')
  await enter(dialog.getByLabelText('Network'), 'LegalShield')
  await enter(dialog.getByLabelText('Street address'), '1 Sample Street')
  await enter(dialog.getByLabelText('City'), 'Sampleville')
  await enter(dialog.getByLabelText('State'), 'Iowa')
  await enter(dialog.getByLabelText('ZIP code'), '00000')
}

test.each([
  ['address.state', 'State'],
  ['address.address1', 'Street address'],
  ['timeZone', 'Time zone'],
])('a refusal of %s stands at the field, and nothing typed is lost', async (field, label) => {
  const { platform } = await openTable({ scenario: 'branches/staff' })
  platform.faults.add({
    operation: createBranch,
    kind: 422,
    times: 1,
    body: { error: { code: 'INVALID', field, message: reason } },
  })
  await complete()
  await press(inDialog('Create branch'))
  await expect.element(dialog.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(reason))
  await expect.element(dialog.getByLabelText('State')).toHaveValue('IA')
  await press(inDialog('Create branch'))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('what is known of a lost answer comes into sight below the fields', async () => {
  await page.viewport(360, 640)
  const { platform } = await openTable({ scenario: 'branches/staff' })
  await complete()
  platform.faults.add({ operation: createBranch, kind: 504, times: 1 })
  platform.faults.add({ operation: listBranches, kind: 503 })
  await press(inDialog('Create branch'))
  await expect.element(dialog.getByText('We’re checking what happened')).toBeInViewport()
})

test('a lost answer is looked up in a list that holds no branch in places', async () => {
  skipTime()
  const { platform } = await openTable({
    scenario: 'branches/staff',
    // Every second row is spoilt, from the first: not the new one, which comes last.
    prepare({ store: { branches } }) {
      const [one, ...others] = branches.branches.all()
      if (others.length % 2) branches.branches.put({ ...one!, id: 'branch-z', name: 'Placeholder Law, Ohio' })
    },
  })
  await complete()
  platform.faults.add({ operation: createBranch, kind: 'dropped-after-commit', times: 1 })
  platform.faults.add({ operation: listBranches, kind: 'malformed-entities' })
  await press(inDialog('Create branch'))
  await inTime(() => dialog.query()).toBeNull()
  expect(named(platform)).toHaveLength(1)
})

const named = ({ store }: { store: MockPlatform['store'] }) =>
  store.branches.branches.all().filter(({ name }) => name === 'Placeholder Law, Iowa')

test('closed while its outcome is unknown and opened again, the form is as it was, and no second branch is created', async () => {
  skipTime()
  const { platform } = await openTable({ scenario: 'branches/staff' })
  await complete()
  platform.faults.add({ operation: createBranch, kind: 'committed-late', after: 40_000, times: 1 })
  await press(inDialog('Create branch'))
  await expect.poll(() => dialog.query()?.textContent).toContain('We’re checking what happened')
  const unread = platform.faults.add({ operation: listBranches, kind: 503 })
  await inTime(() => dialog.query()?.textContent).toContain('We don’t know yet whether it went through')
  await press(inDialog('Cancel'))
  await expect.element(dialog).not.toBeInTheDocument()
  // The table couldn’t be read, either.
  const retry = page.getByRole('button', { name: 'Try again' })
  await inTime(() => retry.query()).not.toBeNull()
  unread.remove()
  await press(retry)
  await press(button('New branch'))
  await expect.element(dialog.getByLabelText('City')).toHaveValue('Sampleville')
  await press(inDialog('Check again'))
  await inTime(() => heading('Placeholder Law, Iowa').elements().length).toBeGreaterThan(0)
  expect(platform.calls.of(createBranch)).toHaveLength(1)
  expect(named(platform)).toHaveLength(1)
})

test('a form that is sent by two presses creates one branch, and is busy while the list is read', async () => {
  const { platform } = await openTable({ scenario: 'branches/staff' })
  await complete()
  const [first, second] = [1, 2].map((nth) =>
    platform.faults.add({ operation: listBranches, kind: 'slow', nth, times: 1 }),
  )
  const create = inDialog('Create branch').element() as HTMLElement
  create.click()
  create.click()
  await expect.element(inDialog(/Creating the branch/)).toHaveAttribute('aria-disabled', 'true')
  expect(platform.calls.of(createBranch)).toHaveLength(0)
  first!.remove()
  await expect.element(heading('Placeholder Law, Iowa').first()).toBeVisible()
  // Were the list read by each press, the second answer would come now, long before the next branch is created.
  second!.remove()
  await press(button('All branches').last())
  await complete()
  await enter(dialog.getByLabelText('Name', { exact: true }), 'Placeholder Law, Utah')
  await press(inDialog('Create branch'))
  await expect.element(heading('Placeholder Law, Utah').first()).toBeVisible()
  expect(platform.calls.of(createBranch)).toHaveLength(2)
  expect(named(platform)).toHaveLength(1)
})

test('a request that the browser sends again is told, so that one branch can be deleted', async () => {
  const { platform } = await openTable({ scenario: 'branches/staff' })
  await complete()
  platform.faults.add({ operation: createBranch, kind: 'resent', times: 1 })
  await press(inDialog('Create branch'))
  await expect
    .poll(() => spoken().join())
    .toContain('The request arrived twice, so Placeholder Law, Iowa is in the list twice.')
  expect(named(platform)).toHaveLength(2)
})

test('a branch that shows after its dialog was closed is told, and opens over nothing', async () => {
  skipTime()
  const { platform, router } = await openTable({ scenario: 'branches/staff' })
  await complete()
  platform.faults.add({ operation: createBranch, kind: 'committed-late', after: 45_000, times: 1 })
  await press(inDialog('Create branch'))
  await inTime(() => inDialog('Try again').query()).not.toBeNull()
  await press(inDialog('Cancel'))
  await inTime(() => spoken()).toContain('Branch created: Placeholder Law, Iowa')
  expect(router.current()).not.toContain('branch=')
  await press(button('New branch'))
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('')
})

test('a branch that shows while another is typed leaves the form alone', async () => {
  skipTime()
  const { platform } = await openTable({ scenario: 'branches/staff' })
  await complete()
  platform.faults.add({ operation: createBranch, kind: 'committed-late', after: 45_000, times: 1 })
  await press(inDialog('Create branch'))
  await inTime(() => inDialog('Try again').query()).not.toBeNull()
  await enter(dialog.getByLabelText('Name', { exact: true }), 'Placeholder Law, Utah')
  await inTime(() => spoken()).toContain('Branch created: Placeholder Law, Iowa')
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('Placeholder Law, Utah')
  await press(inDialog('Create branch'))
  await expect.element(heading('Placeholder Law, Utah').first()).toBeVisible()
  expect(platform.calls.of(createBranch)).toHaveLength(2)
})

test('a form that was left while its request is looked up doesn’t block the next one', async () => {
  const first = await openTable({ scenario: 'branches/staff' })
  await complete()
  first.platform.faults.add({ operation: createBranch, kind: 504, times: 1 })
  await press(inDialog('Create branch'))
  await expect.element(dialog.getByText('We’re checking what happened')).toBeVisible()
  await first.screen.unmount()
  const { platform } = await openTable({ scenario: 'branches/staff' })
  await complete()
  await press(inDialog('Create branch'))
  await expect.element(heading('Placeholder Law, Iowa').first()).toBeVisible()
  expect(platform.calls.of(createBranch)).toHaveLength(1)
})
