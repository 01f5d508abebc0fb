import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { SkeletonGroup } from '@memberkit/primitives/skeleton'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { KitBoundary, type Resource, ResourceView, useResource } from '../index.ts'
import { spoken, stage, type StageOptions } from '@memberkit/testing/stage'

const block = { blockSize: 200 }

function Invoices({ identityId }: { identityId: string }) {
  const resource = useResource(listInvoices, { identityId })
  return (
    <ResourceView
      resource={resource}
      noun="your invoices"
      skeleton={
        <SkeletonGroup label="Loading invoices">
          <div style={block} />
        </SkeletonGroup>
      }
      empty={<p>No invoices</p>}
      backLink={<a href="/home">Home</a>}
    >
      {(invoices) => (
        <div style={block}>
          {invoices.length} invoices <button type="button">Pay</button>
        </div>
      )}
    </ResourceView>
  )
}

async function showInvoices(options: StageOptions) {
  const set = stage(options)
  const screen = await set.show(
    <KitBoundary kit="invoices">
      <Invoices identityId={set.platform.subject.identityId} />
    </KitBoundary>,
  )
  return { ...set, screen, kit: () => document.querySelector<HTMLElement>('[data-mk-kit]')! }
}

test('the skeleton reserves its height at once, appears after 150 ms, and its replacement shifts nothing', async () => {
  const { platform, kit } = await showInvoices({ scenario: 'invoices/slow' })
  const waiting = kit().querySelector<HTMLElement>('[data-mk-state="loading"]')!
  expect(kit().offsetHeight).toBe(200)
  expect(getComputedStyle(waiting).animationDuration).toBe('0.15s')
  const animation = animationFromStart(waiting)
  animation.currentTime = 149
  expect(getComputedStyle(waiting).visibility).toBe('hidden')
  animation.finish()
  expect(getComputedStyle(waiting).visibility).toBe('visible')

  platform.faults.clear()
  await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
  expect(kit().offsetHeight).toBe(200)
})

/** Begun anew and held: on a busy machine the first one may be over by now. */
function animationFromStart(element: HTMLElement) {
  element.style.animation = 'none'
  expect(element.getAnimations()).toEqual([])
  element.style.animation = ''
  const [animation] = element.getAnimations()
  animation!.pause()
  return animation!
}

test('an empty list shows the kit’s own message', async () => {
  await showInvoices({ scenario: 'invoices/empty' })
  await expect.element(page.getByText('No invoices')).toBeVisible()
})

describe('a refusal', () => {
  test.each([
    { scenario: 'invoices/denied', heading: 'You don’t have access to your invoices', next: 'Home' },
    { scenario: 'invoices/signed-out', heading: 'You’re signed out', next: 'Sign in' },
    { scenario: 'invoices/refused', heading: 'We can’t show your invoices', next: 'Try again' },
  ] as const)('$scenario: states what happened and the one next step', async ({ scenario, heading, next }) => {
    const { events } = await showInvoices({ scenario })
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
    const controls = [...document.querySelectorAll('[data-mk-kit] :is(a, button)')].map(
      ({ textContent }) => textContent,
    )
    expect(controls).toEqual([next])
    expect(events('kit.load.failed').map(({ data }) => data)).toEqual([
      { cause: 'refused', status: expect.any(Number), reference: expect.stringMatching(/^[\dA-Z]{7}$/) },
    ])
  })

  test('429 disables retry until Retry-After elapses', async () => {
    await showInvoices({ scenario: 'invoices/too-many-requests' })
    const retry = page.getByRole('button', { name: /Try again in (30|29) seconds/ })
    await expect.element(retry).toHaveAttribute('aria-disabled', 'true')
  })

  test('sign-in returns to the same address', async () => {
    await showInvoices({ scenario: 'invoices/signed-out' })
    const back = encodeURIComponent(location.pathname + location.search)
    await expect.element(page.getByRole('link')).toHaveAttribute('href', expect.stringContaining(`returnPath=${back}`))
  })

  test('the service’s own message is shown to staff only, as plain text', async () => {
    const member = await showInvoices({ scenario: 'invoices/denied' })
    await expect.element(page.getByText(/^Reference /)).toBeVisible()
    expect(member.kit().textContent).not.toContain('403')
    await member.screen.unmount()

    const words = '<b>no</b>'.repeat(100)
    const staff = stage({ scenario: 'invoices/staff' })
    staff.platform.faults.add({ kind: 418, body: { error: { message: words } } })
    await staff.show(<Invoices identityId={staff.platform.subject.identityId} />)
    await page.getByText('Details').click()
    await expect.element(page.getByText(`418 ${words.slice(0, 300)}`)).toBeVisible()
  })
})

test('a 5xx is described as our fault, and can be retried', async () => {
  const { platform, events } = await showInvoices({ scenario: 'invoices/failed' })
  await expect.element(page.getByRole('heading', { name: 'We couldn’t load your invoices' })).toBeVisible()
  expect(events('kit.load.failed')[0]?.data).toMatchObject({ cause: 'service', status: 500 })
  platform.faults.clear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
})

describe('after a retry, whose button is gone', () => {
  const retry = page.getByRole('button', { name: 'Try again' })

  test('focus moves to the start of the content', async () => {
    const { platform } = await showInvoices({ scenario: 'invoices/failed' })
    await expect.element(retry).toBeVisible()
    platform.faults.clear()
    retry.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
    await expect.element(page.getByText('Loaded')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Pay' })).toHaveFocus()
    expect(page.getByText('Loaded').query()).toBeNull()
  })

  test('focus that moved elsewhere stays there, and the result is announced', async () => {
    const { platform, show, queryClient } = stage({ scenario: 'invoices/failed' })
    await show(
      <>
        <input aria-label="The host’s own" />
        <Invoices identityId={platform.subject.identityId} />
      </>,
    )
    await expect.element(retry).toBeVisible()
    platform.faults.clear()
    const slow = platform.faults.add({ operation: listInvoices, kind: 'slow' })
    await retry.click()
    const elsewhere = page.getByRole('textbox', { name: 'The host’s own' })
    await elsewhere.click()
    slow.remove()
    await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
    await expect.element(elsewhere).toHaveFocus()
    await expect.poll(() => spoken()).toEqual(['Loaded'])
    await queryClient.refetchQueries()
    expect(spoken()).toEqual(['Loaded'])
  })

  test('a retry that fails again is announced, a background refetch is not', async () => {
    const { platform, queryClient } = await showInvoices({ scenario: 'invoices/failed' })
    await expect.element(retry).toBeVisible()
    await queryClient.refetchQueries()
    await expect.element(retry).not.toHaveAttribute('aria-disabled')
    expect(spoken()).toEqual([])
    await retry.click()
    await expect.poll(() => spoken()).toEqual(['We couldn’t load your invoices'])
    platform.faults.clear()
    platform.faults.add({ operation: listInvoices, kind: 429 })
    await retry.click()
    await expect.poll(() => spoken()).toContain('Too many attempts')
  })
})

test('a retry shows as pending, and a second click sends nothing', async () => {
  const { platform } = await showInvoices({ scenario: 'invoices/refused' })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  platform.faults.clear()
  const slow = platform.faults.add({ operation: listInvoices, kind: 'slow' })
  const before = platform.calls.of(listInvoices).length
  await retry.click()
  await expect.element(retry).toHaveAttribute('aria-disabled', 'true')
  await retry.click({ force: true })
  expect(platform.calls.of(listInvoices)).toHaveLength(before + 1)
  slow.remove()
  await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
})

test.each(['malformed-body', 'empty-body'] as const)('%s is an error, not an empty list or a crash', async (kind) => {
  const { platform, show } = stage()
  platform.faults.add({ operation: listInvoices, kind })
  await show(<Invoices identityId={platform.subject.identityId} />)
  await expect.element(page.getByRole('heading', { name: 'We couldn’t load your invoices' })).toBeVisible()
  platform.faults.clear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
})

test('refetchInterval sees readable data only', async () => {
  const { platform, show } = stage()
  platform.faults.add({ operation: listInvoices, kind: 'malformed-body' })
  const refetchInterval = vi.fn((_list: unknown) => false as const)
  const Polled = () => <>{useResource(listInvoices, platform.subject, { refetchInterval }).state}</>
  await show(<Polled />)
  await expect.element(page.getByText('failed')).toBeVisible()
  expect(refetchInterval).toHaveBeenCalled()
  expect(refetchInterval.mock.calls.every(([list]) => list === undefined)).toBe(true)
})

test('offline, stale data stays with the time of its last update, without layout shift', async () => {
  const { platform, queryClient, kit } = await showInvoices({ scenario: 'invoices/all-paid' })
  await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
  const top = page
    .getByText(/\d+ invoices/)
    .element()
    .getBoundingClientRect().top
  platform.network.offline = true
  await queryClient.invalidateQueries()
  await expect.element(page.getByText(/You’re offline\. Last updated .*\d{4}/)).toBeVisible()
  expect(
    page
      .getByText(/\d+ invoices/)
      .element()
      .getBoundingClientRect().top,
  ).toBe(top)
  expect(kit().querySelector('[data-mk-state="offline"]')).not.toBeNull()

  platform.network.offline = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => kit().querySelector('[data-mk-state="offline"]')).toBeNull()
})

test('offline without data shows the offline message', async () => {
  await showInvoices({ scenario: 'invoices/offline' })
  await expect.element(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
})

test('a crash stays within its boundary, leaves the host’s page intact, and can be retried', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { show, events } = stage()
  let isBroken = true
  const Fragile = () => {
    if (isBroken) throw new Error('Ada Example broke it')
    return <p>whole again</p>
  }
  await show(
    <>
      <p>the host</p>
      <KitBoundary kit="invoices">
        <Fragile />
      </KitBoundary>
    </>,
  )
  await expect.element(page.getByText('the host')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible()
  expect(events('kit.load.failed')[0]).toMatchObject({ kit: 'invoices', data: { cause: 'crash' } })
  expect(JSON.stringify(events('kit.load.failed'))).not.toContain('Ada')
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('whole again')).toBeVisible()
  silence.mockRestore()
})

test('an error thrown by the host’s onEvent is reported, and the kit goes on', async () => {
  const seen = vi.fn()
  vi.stubGlobal('reportError', seen)
  const hostError = new Error('host code')
  const { platform, show, onEvent, events } = stage()
  onEvent.mockImplementation(() => {
    throw hostError
  })
  await show(
    <KitBoundary kit="invoices">
      <Invoices identityId={platform.subject.identityId} />
    </KitBoundary>,
  )
  await expect.poll(() => events('kit.load.ended').length).toBeGreaterThan(0)
  await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
  expect(events('kit.load.failed')).toEqual([])
  expect(seen).toHaveBeenCalledWith(hostError)
  vi.unstubAllGlobals()
})

test('events name the kit and staff acting for someone, and also reach the kit’s own onEvent', async () => {
  const { platform, show, events } = stage({ session: { actingFor: { identityId: 'id-9', name: 'Ada Example' } } })
  const onEvent = vi.fn()
  await show(
    <KitBoundary kit="invoices" onEvent={onEvent}>
      <Invoices identityId={platform.subject.identityId} />
    </KitBoundary>,
  )
  await expect.poll(() => events('kit.load.ended').length).toBeGreaterThan(0)
  expect(events('kit.load.started')[0]).toEqual({
    type: 'kit.load.started',
    kit: 'invoices',
    isActingFor: true,
    data: {},
  })
  expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'kit.load.ended' }))
})

test.each([
  ['failed', { state: 'failed', isOffline: false, reference: 'R', retry: () => {} }, 'We couldn’t load your invoices'],
  [
    'denied',
    { state: 'refused', reason: 'denied', reference: 'R', retry: () => {} },
    'You don’t have access to your invoices',
  ],
  ['gone', { state: 'refused', reason: 'gone', reference: 'R', retry: () => {} }, 'We can’t find your invoices'],
] as const)('the error names what failed to load: %s', async (_state, resource, title) => {
  const { show } = stage()
  await show(
    <ResourceView resource={resource as Resource<string>} noun="your invoices" skeleton={null}>
      {(data) => data}
    </ResourceView>,
  )
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
})
