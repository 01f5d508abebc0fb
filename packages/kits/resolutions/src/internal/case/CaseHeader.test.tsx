import { updateResolutionAssigneeId } from '@memberkit/contract/partners/resolutions'
import type { MockPlatform } from '@memberkit/fixtures'
import { press } from '@memberkit/testing/press'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, openCase } from '../../testing/open-case.tsx'

test.each([
  [360, ['Change status', 'Actions'], false],
  [1024, ['Log call attempt', 'Actions', 'Change status'], true],
] as const)(
  'at %i px the next step is the primary action, and every fact is said once',
  async (width, seen, isInHeader) => {
    await page.viewport(width, 800)
    onTestFinished(() => page.viewport(1024, 768))
    await openCase()
    const next = button('Change status')
    await expect.element(next).toBeVisible()
    expect(next.element().getAttribute('data-tone')).toBe('primary')
    const buttons = [...next.element().parentElement!.querySelectorAll('button')].filter((one) => one.checkVisibility())
    expect(buttons.filter((one) => one.dataset.tone === 'primary')).toHaveLength(1)
    const place = (one: Element) => {
      const { top, left } = one.getBoundingClientRect()
      return top * 10_000 + left
    }
    expect(buttons.toSorted((one, other) => place(one) - place(other)).map((one) => one.textContent)).toEqual(seen)
    const fact = page
      .getByText('Contact method', { exact: true })
      .elements()
      .find((one) => one.checkVisibility())
    expect(fact !== undefined).toBe(isInHeader)
    // What a phone has no button for is in the menu.
    await press(button('Actions'))
    await expect.element(page.getByRole('menuitem', { name: 'Log call attempt' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    if (!isInHeader) await press(page.getByRole('radio', { name: 'Details' }))
    const shown = page
      .getByText('Contact method', { exact: true })
      .elements()
      .filter((one) => one.checkVisibility())
    expect(shown).toHaveLength(1)
  },
)

test('once the law firm has acted, closing is the next step', async () => {
  await openCase({
    prepare({ store: { resolutions } }) {
      const one = resolutions.resolutions.get('case-1001')!
      resolutions.resolutions.put({ ...one, actionTaken: 'ProviderActionTaken' })
    },
  })
  await expect.element(button('Close case')).toHaveAttribute('data-tone', 'primary')
})

test('once a case is taken, the focus is on its number, and not on another action in the same place', async () => {
  const { platform } = await openCase({
    prepare({ store: { resolutions } }) {
      const one = resolutions.resolutions.get('case-1001')!
      resolutions.resolutions.put({ ...one, status: 'New', assigneeId: undefined, assignee: undefined })
    },
  })
  await expect.element(button('Assign to me')).toHaveAttribute('data-tone', 'primary')
  button('Assign to me').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Log call attempt')).toHaveAttribute('data-tone', 'primary')
  await expect.element(page.getByRole('heading', { name: 'RES-101001' })).toHaveFocus()
  expect(platform.store.resolutions.resolutions.get('case-1001')?.assigneeId).toBeDefined()
})

test('a case that somebody takes meanwhile is asked about before it goes to the reader', async () => {
  const taken = (platform: MockPlatform, assignee?: { id: string; name: string }) => {
    const { resolutions } = platform.store.resolutions
    const version = assignee ? '9' : '8'
    resolutions.put({ ...resolutions.get('case-1001')!, status: 'New', assigneeId: assignee?.id, assignee, version })
  }
  const { platform, queryClient } = await openCase({ prepare: (platform) => taken(platform) })
  await expect.element(button('Assign to me')).toBeVisible()
  const { identityId: id, name } = platform.sessionOf('staff-kim')
  taken(platform, { id, name })
  await queryClient.invalidateQueries()
  await button('Assign to me').click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText('Take this case from Kim Colleague-Example?')).toBeVisible()
  expect(platform.calls.of(updateResolutionAssigneeId)).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await button('Assign to me').click()
  await question.getByRole('button', { name: 'Assign to me' }).click()
  await expect.element(button('Assign to me')).not.toBeInTheDocument()
  expect(platform.calls.of(updateResolutionAssigneeId).map(({ headers }) => headers['if-match'])).toEqual(['9'])
})

test.each(['dropped-after-commit', 'conflict-after-commit', 'resent'] as const)(
  'a case goes to the reader once, even if the answer is %s',
  async (kind) => {
    const { platform } = await openCase({
      prepare({ store: { resolutions } }) {
        const one = resolutions.resolutions.get('case-1001')!
        resolutions.resolutions.put({ ...one, assigneeId: undefined, assignee: undefined })
      },
    })
    platform.faults.add({ operation: updateResolutionAssigneeId, kind, times: 1 })
    await button('Assign to me').click()
    await expect.poll(() => platform.calls.of(updateResolutionAssigneeId)).toHaveLength(1)
    await expect.element(button('Assign to me')).not.toBeInTheDocument()
    await expect.poll(() => document.querySelector('[data-mk-action]')).toBeNull()
    expect(platform.calls.of(updateResolutionAssigneeId)).toHaveLength(1)
  },
)

test('the conversation is as long as its entries: how a case began is on the page', async () => {
  const conversation = page.getByRole('region', { name: 'Notes and changes' })
  onTestFinished(() => page.viewport(1024, 768))
  await openCase()
  for (const [width, height] of [
    [360, 800],
    [1024, 768],
  ] as const) {
    await page.viewport(width, height)
    await expect.element(conversation).toHaveStyle({ overflowY: 'visible', maskImage: 'none' })
    const { scrollHeight, clientHeight } = conversation.element()
    expect(scrollHeight).toBe(clientHeight)
  }
})
