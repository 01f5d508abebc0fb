import { listBranches, updateBranchBusinessHours } from '@memberkit/contract/partners/branches'
import type { MockPlatform } from '@memberkit/fixtures'
import { press } from '@memberkit/testing/press'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { said } from '@memberkit/testing/on-page'
import { dialog, inDialog, openEditor } from '../../testing/open-kit.tsx'
import { renderKit } from '../../testing/render-kit.tsx'
import { CopyHours } from './CopyHours.tsx'
import { choose, openCopy, review } from './testing/open-copy.tsx'

const branches = ({ store }: MockPlatform) => store.branches.branches
const sent = ({ calls }: MockPlatform) =>
  calls.entries
    .filter(({ operation }) => operation?.action?.startsWith('update'))
    .map(({ url, operation, status }) => `${/branch-\d+/.exec(url)} ${operation?.action} ${status}`)

describe('copying', () => {
  test('shows what changes at each branch, sends that, and nothing where it is the same', async () => {
    const { platform, onClose } = await openCopy()
    await choose('Unavailable dates', 'Example & Sample, Kentucky', 'Example & Sample, Tennessee')
    await review()
    await expect.element(dialog.getByText('Already the same. Nothing is sent.')).toBeVisible()
    await expect.element(dialog.getByText('Now: 9:00 AM – 5:00 PM').first()).toBeVisible()
    await press(inDialog('Copy to 1 branch'))
    await expect.element(said('1 of 1 branch copied')).toBeVisible()
    expect(sent(platform)).toEqual(['branch-22 updateBusinessHours 200', 'branch-22 updateUnavailableDates 200'])
    const { businessHours, unavailableDates } = branches(platform).get('branch-22')!
    expect(businessHours.friday).toEqual(branches(platform).get('branch-1')!.businessHours.friday)
    // Closed at the source: the other branch keeps its Saturday, and the words of its own closure.
    expect(businessHours.saturday).toEqual([{ start: '10:00', end: '14:00' }])
    expect(unavailableDates).toEqual([{ from: '2026-12-24', to: '2026-12-26', label: 'Christmas Day' }])
    await press(inDialog('Done'))
    expect(onClose).toHaveBeenCalledWith(['branch-22'])
  })

  test('replaces on request, also what is closed here', async () => {
    const { platform } = await openCopy()
    await choose('Example & Sample, Kentucky')
    await press(dialog.getByRole('radio', { name: 'Replace what they have' }))
    await review()
    await press(inDialog('Copy to 1 branch'))
    await expect.element(said('1 of 1 branch copied')).toBeVisible()
    expect(branches(platform).get('branch-22')!.businessHours.saturday).toEqual([])
  })

  test('asks what and where', async () => {
    await openCopy()
    await choose('Opening hours')
    await press(inDialog('Review changes'))
    await expect.element(dialog.getByText('Choose what to copy.').first()).toBeVisible()
    await expect.element(dialog.getByText('Choose at least one branch.').first()).toBeVisible()
  })

  test('a refusal concerns one branch; only the rest is sent again', async () => {
    const { platform } = await openCopy(({ faults }) =>
      faults.add({ kind: 422, operation: updateBranchBusinessHours, nth: 1, times: 1 }),
    )
    await choose('Example & Sample, Indiana', 'Example & Sample, Kentucky')
    await review()
    await press(inDialog('Copy to 2 branches'))
    await expect.element(said('1 of 2 branches copied')).toBeVisible()
    await press(inDialog('Review and copy to 1 branch'))
    await press(inDialog('Copy to 1 branch'))
    await expect.element(said('1 of 1 branch copied')).toBeVisible()
    expect(sent(platform)).toEqual([
      'branch-21 updateBusinessHours 422',
      'branch-22 updateBusinessHours 200',
      'branch-21 updateBusinessHours 200',
    ])
  })

  test('a change of another section meanwhile is no conflict, one of the same hours is left for review', async () => {
    const { platform } = await openCopy()
    await choose('Example & Sample, Indiana', 'Example & Sample, Kentucky')
    await review()
    const [indiana, kentucky] = [branches(platform).get('branch-21')!, branches(platform).get('branch-22')!]
    branches(platform).put({ ...indiana, aboutUsText: 'New.', version: '7' })
    const sunday = [{ start: '12:00', end: '16:00' }]
    branches(platform).put({ ...kentucky, businessHours: { ...kentucky.businessHours, sunday }, version: '7' })
    await press(inDialog('Copy to 2 branches'))
    await expect.element(dialog.getByText('Changed meanwhile')).toBeVisible()
    expect(sent(platform)).toEqual([
      'branch-21 updateBusinessHours 412',
      'branch-21 updateBusinessHours 200',
      'branch-22 updateBusinessHours 412',
    ])
    await press(inDialog('Review and copy to 1 branch'))
    await press(inDialog('Copy to 1 branch'))
    await expect.element(said('1 of 1 branch copied')).toBeVisible()
    expect(branches(platform).get('branch-22')!.businessHours.sunday).toEqual(sunday)
  })
})

test('a lost answer is looked up: what has arrived counts, and nothing is sent twice', async () => {
  const { platform } = await openCopy(({ faults }) =>
    faults.add({ kind: 'dropped-after-commit', operation: updateBranchBusinessHours, nth: 1, times: 1 }),
  )
  await choose('Example & Sample, Indiana', 'Example & Sample, Kentucky')
  await review()
  await press(inDialog('Copy to 2 branches'))
  await expect.element(said('2 of 2 branches copied')).toBeVisible()
  const changes = platform.journal('branches').entries.filter(({ entityId }) => /branch-2[12]/.test(entityId))
  expect(changes.map(({ entityId }) => entityId)).toEqual(['branch-21', 'branch-22'])
})

test('a run that a reload interrupts is said, and continues with what isn’t done', async () => {
  const first = await openCopy(({ faults }) => faults.add({ kind: 429, operation: updateBranchBusinessHours, nth: 2 }))
  await choose('Example & Sample, Indiana', 'Example & Sample, Kentucky')
  await press(dialog.getByRole('radio', { name: 'Replace what they have' }))
  await review()
  await press(inDialog('Copy to 2 branches'))
  await expect.element(said('1 of 2 branches copied')).toBeVisible()
  const kept = JSON.stringify(Object.entries(localStorage))
  expect(kept).toContain('branch-22')
  expect(kept).not.toMatch(/branch-21|Kentucky/)
  await first.screen.unmount()

  const { platform } = await openCopy(({ store }) => {
    const one = store.branches.branches
    one.put({ ...one.get('branch-21')!, businessHours: branches(first.platform).get('branch-21')!.businessHours })
  })
  await expect.element(dialog.getByText('Copying wasn’t finished')).toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: 'Example & Sample, Kentucky' })).toBeChecked()
  await expect.element(dialog.getByRole('checkbox', { name: 'Example & Sample, Indiana' })).not.toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: 'Replace what they have' })).toBeChecked()
  await review()
  await press(inDialog('Copy to 1 branch'))
  await expect.element(said('1 of 1 branch copied')).toBeVisible()
  expect(sent(platform)).toEqual(['branch-22 updateBusinessHours 200'])
  await expect
    .poll(() => Object.keys(localStorage).filter((key) => key.startsWith('memberkit.branches.copy')))
    .toEqual([])
})

test('the editor says that copying from its branch was interrupted, and continues or forgets it', async () => {
  const key = 'memberkit.branches.copy.staff-sam'
  const choice = { hours: true, dates: false, mode: 'merge' }
  localStorage.setItem(key, JSON.stringify({ at: Date.now(), from: 'branch-1', choice, ids: ['branch-22'] }))
  await openEditor({ scenario: 'branches/hours-siblings', sections: ['hours'] })
  await expect.element(page.getByText('Copying wasn’t finished')).toBeVisible()
  await press(page.getByRole('button', { name: 'Continue' }))
  await expect.element(dialog.getByRole('checkbox', { name: 'Example & Sample, Kentucky' })).toBeChecked()
  await press(inDialog('Cancel'))
  await press(page.getByRole('button', { name: 'Dismiss' }))
  await expect.element(page.getByText('Copying wasn’t finished')).not.toBeInTheDocument()
  expect(localStorage.getItem(key)).toBeNull()
})

test('an interrupted run is over once its branches are the same', async () => {
  const key = 'memberkit.branches.copy.staff-sam'
  const choice = { hours: true, dates: false, mode: 'merge' }
  localStorage.setItem(key, JSON.stringify({ at: Date.now(), from: 'branch-1', choice, ids: ['branch-22'] }))
  const prepare = (platform: MockPlatform) => {
    const { businessHours } = branches(platform).get('branch-1')!
    branches(platform).put({ ...branches(platform).get('branch-22')!, businessHours })
  }
  await openEditor({ scenario: 'branches/hours-siblings', sections: ['hours'], prepare })
  await press(page.getByRole('button', { name: 'Continue' }))
  await review()
  expect(localStorage.getItem(key)).toBeNull()
  await press(inDialog('Back'))
  await press(inDialog('Cancel'))
  await expect.element(page.getByText('Copying wasn’t finished')).not.toBeInTheDocument()
})

test('branches that can’t be loaded are named in the message', async () => {
  await renderKit(
    ({ store, faults }) => {
      faults.add({ kind: 503, operation: listBranches })
      const branch = store.branches.branches.get('branch-1')!
      return <CopyHours branch={branch} siblings={{ ownerId: 'firm-1' }} onClose={() => undefined} />
    },
    { scenario: 'branches/hours-siblings' },
  )
  await expect.element(dialog.getByText(/the branches/).first()).toBeVisible()
})
