import { getBranch, listBranches } from '@memberkit/contract/partners/branches'
import type { MockPlatform } from '@memberkit/fixtures'
import { reportedValues } from '@memberkit/testing/kit-events'
import { press } from '@memberkit/testing/press'
import { printedBy, printedControls } from '@memberkit/testing/print'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BranchCard } from './card/BranchCard.tsx'
import { button, heading, openEditor, openTable, text } from './testing/open-kit.tsx'
import { renderKit } from './testing/render-kit.tsx'

/** Changes what the platform has stored of the branch, in a form that the contract doesn't know. */
const changing = (change: (branch: Record<string, unknown>) => object) => (platform: MockPlatform) => {
  const { branches } = platform.store.branches
  branches.putUnchecked(change({ ...branches.get('branch-1') }) as never)
}

test('the card has nothing internal, whatever the platform sends', async () => {
  await renderKit(<BranchCard branchId="branch-1" />, { scenario: 'branches/staff' })
  const card = page.getByRole('article', { name: 'Example & Sample, Ohio' })
  await expect.element(card).toBeVisible()
  await expect.element(card.getByRole('link', { name: '(202) 555-0110' })).toBeVisible()
  expect(card.element().textContent).not.toMatch(/555-0113|555-0114|management|EX-BR|OHS/)
  await expect.element(card.getByText('English, Spanish')).toBeVisible()
})

test('initials stand in the place of a picture that doesn’t load, and the badge is a word', async () => {
  const prepare = changing((branch) => ({ ...branch, profilePictureUrl: `${location.origin}/no-such-picture.png` }))
  await renderKit(<BranchCard branchId="branch-1" />, { scenario: 'branches/member', prepare })
  await expect.element(page.getByText('EO', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Photo of Example & Sample, Ohio' })).toBeInTheDocument()
  await expect.element(page.getByText('Open', { exact: true })).toHaveAttribute('data-tone', 'positive')
  await expect.element(page.getByText(/^Until 5:30/)).toBeVisible()
})

test('what a branch lacks is left out of the card', async () => {
  const prepare = changing((branch) => ({ ...branch, phones: [], emails: [], areasOfLaw: [], providerIds: [] }))
  await renderKit(<BranchCard branchId="branch-1" />, { scenario: 'branches/member', prepare })
  await expect.element(heading('Example & Sample, Ohio')).toBeVisible()
  expect(page.getByText('Areas of law').query()).toBeNull()
  expect(page.getByText('Email').query()).toBeNull()
})

test('an unreadable branch shows an error with a way back', async () => {
  const prepare = ({ faults }: MockPlatform) => void faults.add({ operation: getBranch, kind: 'malformed-entities' })
  const onBack = () => {}
  await openEditor({ scenario: 'branches/complete', prepare, onBack })
  await expect.element(heading(/couldn’t read/)).toBeVisible()
  await expect.element(button('All branches')).toBeVisible()
})

test('values that nobody knew are readable, reported once, and sent back as they came', async () => {
  const kit = await openEditor({ scenario: 'branches/unknown-values', sections: ['phones'] })
  await expect.element(text('Added later')).toBeVisible()
  expect(reportedValues(kit)).toContainEqual({ field: 'branch.status', value: 'ADDED_LATER' })
})

test('what is not there anymore leads back', async () => {
  await openTable({ scenario: 'branches/staff', address: '/?branch=branch-99' })
  // One at the top, and one in the message.
  await expect.element(button('All branches').last()).toBeVisible()
  await press(button('All branches').last())
  await expect.element(page.getByRole('table', { name: 'Branches' })).toBeVisible()
})

test('a branch prints in full, without controls', async () => {
  await openEditor({ scenario: 'branches/complete' })
  await expect.element(page.getByLabelText('Website', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('group', { name: /Lou Lawyerexample/ }).first()).toBeVisible()
  const words = await printedBy(() => button('Print').click())
  expect(words).toContain('People and roles')
  expect(words).toContain('Example & Sample, Ohio')
  expect(printedControls()).toEqual([])
})

test('every copy on the page shares one request', async () => {
  const { platform } = await renderKit(
    <>
      <BranchCard branchId="branch-1" />
      <BranchCard branchId="branch-1" />
    </>,
    { scenario: 'branches/member' },
  )
  await expect.poll(() => page.getByRole('article').elements().length).toBe(2)
  expect(platform.calls.of(getBranch)).toHaveLength(1)
  expect(platform.calls.of(listBranches)).toEqual([])
})
