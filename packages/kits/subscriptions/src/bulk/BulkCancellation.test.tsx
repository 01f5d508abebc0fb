import { scheduleGroupSubscriptionCancellation } from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import { enter, press } from '@memberkit/testing/fault-matrix'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openRoster as open } from '../testing/open-roster.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A file for some members, each with a day of its own. */
const fileFor = (ids: readonly string[]) =>
  new File(
    [`subscription_id,last_day,reason\n${ids.map((id, at) => `${id},2026-04-${10 + at},DECEASED`).join('\n')}\n`],
    'leavers.csv',
    { type: 'text/csv' },
  )

async function upload(ids: readonly string[]) {
  await expect.element(page.getByRole('heading', { name: 'End plans' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
  await userEvent.upload(input, fileFor(ids))
  await expect.element(page.getByRole('heading', { name: 'Check before sending' })).toHaveFocus()
}

const ids = ['sub-m01', 'sub-m02', 'sub-m03', 'sub-m04']
/** Returns the day on which the platform has scheduled the end of each. */
const scheduled = ({ store }: MockPlatform) =>
  ids.map((id) => store.subscriptions.subscriptions.get(id)?.scheduledCancellation?.cancelOn)
const doneTo = (platform: MockPlatform, id: string) =>
  platform
    .journal('subscriptions')
    .entries.filter(({ entityId, after }) => entityId === id && after?.scheduledCancellation)

/** Makes an end show that the page hasn't read. */
function schedule({ store: { subscriptions } }: MockPlatform, id: string, cancelOn: string) {
  const one = subscriptions.subscriptions.get(id)!
  const scheduledCancellation = { cancelOn, reason: 'NO_LONGER_EMPLOYED' as const }
  subscriptions.subscriptions.putUnchecked({ ...one, scheduledCancellation, version: '77' })
}

const keepUnfinished = (some: readonly string[]) => {
  const entries = some.map((subscriptionId) => ({ subscriptionId, lastDay: '2026-04-30', reason: 'DECEASED' }))
  localStorage.setItem('memberkit.subscriptions.bulk.group-maple', JSON.stringify({ at: Date.now(), entries }))
}

test('each line of a file is scheduled once, with its own day and reason', async () => {
  const { platform } = await open()
  await upload(ids)
  await press(button('Schedule 4 cancellations'))
  await expect.element(page.getByText('4 of 4 scheduled').first()).toBeVisible()
  expect(scheduled(platform)).toEqual(['2026-04-11', '2026-04-12', '2026-04-13', '2026-04-14'])
  expect(platform.calls.of(scheduleGroupSubscriptionCancellation)).toHaveLength(4)
  await expect.poll(() => localStorage.getItem('memberkit.subscriptions.bulk.group-maple')).toBeNull()
})

test('whoever acts for an administrator says so before a list is sent', async () => {
  const { platform } = await open(undefined, {
    session: { actingFor: { identityId: 'id-7', name: 'Ada Example' } },
  })
  await upload(ids)
  await press(button('Schedule 4 cancellations'))
  expect(platform.calls.of(scheduleGroupSubscriptionCancellation)).toEqual([])
  await page.getByRole('checkbox', { name: /Ada Example/ }).click()
  await press(button('Schedule 4 cancellations'))
  await expect.element(page.getByText('4 of 4 scheduled').first()).toBeVisible()
})

test.each(['committed-late', 'conflict-after-commit'] as const)(
  'a cancellation whose answer misleads (%s) counts once',
  async (kind) => {
    skipTime()
    const { platform } = await open(({ faults }) => {
      faults.add({ operation: scheduleGroupSubscriptionCancellation, kind, after: 20_000, nth: 3, times: 1 })
    })
    await upload(ids)
    await press(button('Schedule 4 cancellations'))
    await inTime(() => page.getByRole('heading', { name: 'Results' }).query()).not.toBeNull()
    const again = button(/^Go on with \d$/)
    if (again.query()) {
      await press(again)
      await press(button(/^Schedule \d cancellations?$/))
    }
    await inTime(() =>
      page
        .getByText(/^(\d) of \1 scheduled$/)
        .first()
        .query(),
    ).not.toBeNull()
    // Past the effect that came late.
    await vi.advanceTimersByTimeAsync(30_000)
    for (const id of ids) expect(doneTo(platform, id)).toHaveLength(1)
  },
)

test('after a lost connection it goes on where it stood, and nobody is done twice', async () => {
  const { platform } = await open((platform) => {
    platform.faults.add({
      operation: scheduleGroupSubscriptionCancellation,
      kind: 'dropped-after-commit',
      nth: 3,
      times: 1,
    })
  })
  await upload(ids)
  await press(button('Schedule 4 cancellations'))
  await expect.element(page.getByRole('heading', { name: 'Results' })).toBeVisible()
  const again = button(/^Go on with \d$/)
  if (again.query()) {
    await press(again)
    await press(button(/^Schedule \d cancellations?$/))
  }
  await expect.element(page.getByText(/^(\d) of \1 scheduled$/).first()).toBeVisible()
  for (const id of ids) expect(doneTo(platform, id)).toHaveLength(1)
})

test('a request that the browser sends again counts once', async () => {
  const { platform } = await open(({ faults }) => {
    faults.add({ operation: scheduleGroupSubscriptionCancellation, kind: 'resent', nth: 2, times: 1 })
  })
  await upload(ids)
  await press(button('Schedule 4 cancellations'))
  await expect.element(page.getByText('4 of 4 scheduled').first()).toBeVisible()
  for (const id of ids) expect(doneTo(platform, id)).toHaveLength(1)
})

test('an unfinished run waits for the next visit: what has arrived is not sent again', async () => {
  const first = await open((platform) => {
    platform.faults.add({ operation: scheduleGroupSubscriptionCancellation, kind: 429, nth: 3 })
  })
  await upload(ids)
  await press(button('Schedule 4 cancellations'))
  await expect.element(page.getByText(/The service asks us to wait/).first()).toBeVisible()
  expect(localStorage.getItem('memberkit.subscriptions.bulk.group-maple')).not.toMatch(/Alba|Bruno|Carla/)
  await first.screen.unmount()
  const second = await open()
  await press(button('Go on'))
  await expect.element(button('Schedule 2 cancellations')).toBeVisible()
  await second.screen.unmount()
})

test('a run that goes on is checked against the newest roster, whatever the page has read before', async () => {
  keepUnfinished(ids)
  const { platform } = await open()
  await expect.element(button('Go on')).toBeVisible()
  // Arrives after the page has read its members.
  schedule(platform, 'sub-m01', '2026-05-01')
  await press(button('Go on'))
  await expect.element(button('Schedule 3 cancellations')).toBeVisible()
})

test('what changes while the check is on screen is shown before anything is sent', async () => {
  const { platform } = await open()
  await upload(ids)
  schedule(platform, 'sub-m01', '2026-04-11')
  await press(button('Schedule 4 cancellations'))
  await expect.element(page.getByText(/members have changed since/).first()).toBeVisible()
  expect(platform.calls.of(scheduleGroupSubscriptionCancellation)).toHaveLength(0)
  await press(button('Schedule 3 cancellations'))
  await expect.element(page.getByText('3 of 3 scheduled').first()).toBeVisible()
})

test('an unfinished run is offered again after its results, and outlives another run', async () => {
  const { platform } = await open(({ faults }) => {
    faults.add({ operation: scheduleGroupSubscriptionCancellation, kind: 429, nth: 3, times: 1 })
  })
  await upload(ids)
  await press(button('Schedule 4 cancellations'))
  await press(button('Back to the members'))
  await expect.element(page.getByText(/2 members were left/)).toBeVisible()
  await upload(['sub-m05'])
  await press(button('Schedule 1 cancellation'))
  await expect.element(page.getByText('1 of 1 scheduled').first()).toBeVisible()
  await press(button('Back to the members'))
  await press(button('Go on'))
  await press(button('Schedule 2 cancellations'))
  await expect.element(page.getByText('2 of 2 scheduled').first()).toBeVisible()
  for (const id of ids) expect(doneTo(platform, id)).toHaveLength(1)
  await press(button('Back to the members'))
  await expect.element(page.getByRole('heading', { name: 'End plans' })).toBeVisible()
  expect(button('Go on').query()).toBeNull()
})

test('going back from the check keeps each person’s own day and reason, and lines that are nobody’s', async () => {
  const { platform } = await open()
  await upload([...ids, 'sub-nobody'])
  await press(button('Edit Bruno Sample'))
  await enter(page.getByRole('dialog').getByRole('textbox', { name: 'Day' }), '20')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }))
  await press(button('Back'))
  await press(button('Check 5 members'))
  await expect.element(page.getByText('Not in this group').first()).toBeVisible()
  await press(button('Schedule 4 cancellations'))
  await expect.element(page.getByText('4 of 4 scheduled').first()).toBeVisible()
  expect(scheduled(platform)).toEqual(['2026-04-11', '2026-04-21', '2026-04-13', '2026-04-14'])
})

test('what is missing has the focus: members, a day, a reason, and on the check a person’s own', async () => {
  await open()
  await press(button('Check the selection'))
  await expect.element(page.getByText('Select at least one member.').first()).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toContain('Select at least one member.')
  await press(page.getByRole('link', { name: 'Select at least one member.' }))
  const members = page.getByRole('group', { name: /^25 members/ })
  await expect.element(members).toHaveFocus()
  await expect.element(members).toHaveAccessibleDescription('Select at least one member.')
  await press(page.getByRole('checkbox', { name: /^Select Alba/ }))
  await enter(page.getByRole('textbox', { name: 'Month' }), '4')
  await enter(page.getByRole('textbox', { name: 'Day' }), '30')
  await enter(page.getByRole('textbox', { name: 'Year' }), '2026')
  await press(button('Check 1 member'))
  await expect.element(page.getByLabelText('Reason')).toHaveFocus()
  await enter(page.getByLabelText('Reason'), 'No longer employed')
  await press(button('Check 1 member'))
  await press(button(/^Edit Alba/))
  await enter(page.getByRole('dialog').getByRole('textbox', { name: 'Day' }), '')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }))
  await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true')
})
