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

test('the skeleton takes its height at once and is seen after 150 ms; what replaces it moves nothing', async () => {
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

test('nothing yet is said in the kit’s own words', async () => {
  await showInvoices({ scenario: 'invoices/empty' })
  await expect.element(page.getByText('No invoices')).toBeVisible()
})

describe('a refusal', () => {
  test.each([
    { scenario: 'invoices/denied', heading: 'You don’t have access to this', next: 'Home' },
    { scenario: 'invoices/signed-out', heading: 'You’re signed out', next: 'Sign in' },
    { scenario: 'invoices/refused', heading: 'We can’t show this', next: 'Try again' },
  ] as const)('$scenario: says what happened and the one thing to do next', async ({ scenario, heading, next }) => {
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

  test('429: asking again waits for the time that was asked for', async () => {
    await showInvoices({ scenario: 'invoices/too-many-requests' })
    const again = page.getByRole('button', { name: /Try again in (30|29) seconds/ })
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  })

  test('sign-in leads back to where one was', async () => {
    await showInvoices({ scenario: 'invoices/signed-out' })
    const back = encodeURIComponent(location.pathname + location.search)
    await expect.element(page.getByRole('link')).toHaveAttribute('href', expect.stringContaining(`returnPath=${back}`))
  })

  test('the service’s own words are for staff only, as plain text', async () => {
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

test('a failure of the service says that it is not the person’s, and can be asked again', async () => {
  const { platform, events } = await showInvoices({ scenario: 'invoices/failed' })
  await expect.element(page.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible()
  expect(events('kit.load.failed')[0]?.data).toMatchObject({ cause: 'service', status: 500 })
  platform.faults.clear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
})

describe('with the button gone that asked again', () => {
  const again = page.getByRole('button', { name: 'Try again' })

  test('reading goes on where the content begins', async () => {
    const { platform } = await showInvoices({ scenario: 'invoices/failed' })
    await expect.element(again).toBeVisible()
    platform.faults.clear()
    again.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
    await expect.element(page.getByText('Loaded')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Pay' })).toHaveFocus()
    expect(page.getByText('Loaded').query()).toBeNull()
  })

  test('whoever went elsewhere meanwhile is told, and stays there', async () => {
    const { platform, show, queryClient } = stage({ scenario: 'invoices/failed' })
    await show(
      <>
        <input aria-label="The host’s own" />
        <Invoices identityId={platform.subject.identityId} />
      </>,
    )
    await expect.element(again).toBeVisible()
    platform.faults.clear()
    const slow = platform.faults.add({ operation: listInvoices, kind: 'slow' })
    await again.click()
    const elsewhere = page.getByRole('textbox', { name: 'The host’s own' })
    await elsewhere.click()
    slow.remove()
    await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
    await expect.element(elsewhere).toHaveFocus()
    await expect.poll(() => spoken()).toEqual(['Loaded'])
    await queryClient.refetchQueries()
    expect(spoken()).toEqual(['Loaded'])
  })

  test('it is told when it comes to nothing again, and only who asked is told', async () => {
    const { platform, queryClient } = await showInvoices({ scenario: 'invoices/failed' })
    await expect.element(again).toBeVisible()
    await queryClient.refetchQueries()
    await expect.element(again).not.toHaveAttribute('aria-disabled')
    expect(spoken()).toEqual([])
    await again.click()
    await expect.poll(() => spoken()).toEqual(['Something went wrong on our side'])
    platform.faults.clear()
    platform.faults.add({ operation: listInvoices, kind: 429 })
    await again.click()
    await expect.poll(() => spoken()).toContain('Too many attempts')
  })
})

test('asking again is seen to be under way, and a second press does not begin it anew', async () => {
  const { platform } = await showInvoices({ scenario: 'invoices/refused' })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  platform.faults.clear()
  const slow = platform.faults.add({ operation: listInvoices, kind: 'slow' })
  const before = platform.calls.of(listInvoices).length
  await again.click()
  await expect.element(again).toHaveAttribute('aria-disabled', 'true')
  await again.click({ force: true })
  expect(platform.calls.of(listInvoices)).toHaveLength(before + 1)
  slow.remove()
  await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
})

test.each(['malformed-body', 'empty-body'] as const)('%s is no list of invoices, and no crash', async (kind) => {
  const { platform, show } = stage()
  platform.faults.add({ operation: listInvoices, kind })
  await show(<Invoices identityId={platform.subject.identityId} />)
  await expect.element(page.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible()
  platform.faults.clear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
})

test('when to read again is decided by what could be read alone', async () => {
  const { platform, show } = stage()
  platform.faults.add({ operation: listInvoices, kind: 'malformed-body' })
  const turn = vi.fn((_list: unknown) => false as const)
  const Polled = () => <>{useResource(listInvoices, platform.subject, { refetchInterval: turn }).state}</>
  await show(<Polled />)
  await expect.element(page.getByText('failed')).toBeVisible()
  expect(turn).toHaveBeenCalled()
  expect(turn.mock.calls.every(([list]) => list === undefined)).toBe(true)
})

test('offline, what is known stays, with the time it is from, and nothing above moves', async () => {
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

test('offline with nothing known', async () => {
  await showInvoices({ scenario: 'invoices/offline' })
  await expect.element(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
})

test('a crash stays within its block: the host’s page goes on, and the block can be tried again', async () => {
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

test('a host that fails to listen has its own error, and the kit goes on', async () => {
  const seen = vi.fn()
  vi.stubGlobal('reportError', seen)
  const mistake = new Error('host code')
  const { platform, show, onEvent, events } = stage()
  onEvent.mockImplementation(() => {
    throw mistake
  })
  await show(
    <KitBoundary kit="invoices">
      <Invoices identityId={platform.subject.identityId} />
    </KitBoundary>,
  )
  await expect.poll(() => events('kit.load.ended').length).toBeGreaterThan(0)
  await expect.element(page.getByText(/\d+ invoices/)).toBeVisible()
  expect(events('kit.load.failed')).toEqual([])
  expect(seen).toHaveBeenCalledWith(mistake)
  vi.unstubAllGlobals()
})

test('events carry the kit, reach the kit’s own handler too, and say when staff act for someone', async () => {
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
] as const)('names what could not be shown: %s', async (_state, resource, title) => {
  const { show } = stage()
  await show(
    <ResourceView resource={resource as Resource<string>} noun="your invoices" skeleton={null}>
      {(data) => data}
    </ResourceView>,
  )
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
})
