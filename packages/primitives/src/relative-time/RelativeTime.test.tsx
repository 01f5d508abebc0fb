import { Profiler } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { seenIn } from '../testing/seen-in.ts'
import { RelativeTime } from './index.ts'

describeConformance('RelativeTime', (props) => <RelativeTime instant="2026-03-08T09:00:00Z" {...props} />, {
  element: 'time',
})
describeConformance(
  'RelativeTime with a title',
  (props) => <RelativeTime instant={new Date(Date.now() - 5_000_000).toISOString()} exact="title" {...props} />,
  { element: 'time' },
)

const noon = Date.parse('2026-03-08T12:00:00Z')
const minute = 60_000

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const tick = minute / 2

/** Time goes by, and the timer has run once at the end of it. */
async function pass(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds - tick)
  vi.advanceTimersByTime(tick)
  await new Promise((done) => queueMicrotask(() => done(undefined)))
}
const words = () => document.querySelector('time')!.textContent

test.each([
  ['2026-03-08T11:59:40Z', 'now'],
  ['2026-03-08T11:15:00Z', '45 minutes ago'],
  ['2026-03-08T15:00:00Z', 'in 3 hours'],
  ['2026-03-05T11:00:00Z', '3 days ago'],
  ['2026-02-08T11:00:00Z', 'Feb 8, 2026, 11:00 AM'],
  ['soon', 'soon'],
])('%s, seen at noon on March 8, is %s', async (instant, text) => {
  await render(<RelativeTime instant={instant} />)
  expect(words()).toBe(text)
})

test('counts from the time of the provider, not from that of a device whose clock is off', async () => {
  await render(
    <LocaleProvider now={() => noon}>
      <RelativeTime instant="2026-03-08T11:15:00Z" />
    </LocaleProvider>,
  )
  vi.setSystemTime(noon + 2 * 60 * minute)
  await pass(minute)
  expect(words()).toBe('45 minutes ago')
})

test('updates as time passes, and renders only when the text changes', async () => {
  const onRender = vi.fn()
  await render(
    <Profiler id="time" onRender={onRender}>
      <RelativeTime instant="2026-03-08T11:15:00Z" />
    </Profiler>,
  )
  await pass(minute)
  expect(words()).toBe('46 minutes ago')
  await pass(15 * minute)
  expect(words()).toBe('1 hour ago')
  const before = onRender.mock.calls.length
  await pass(30 * minute)
  expect(onRender.mock.calls.length).toBe(before)
})

test('keeps its width while its text changes', async () => {
  await render(<RelativeTime instant="2026-03-08T11:59:40Z" />)
  const width = () => document.querySelector('time')!.getBoundingClientRect().width
  const before = width()
  for (const later of [minute, 58 * minute, 60 * minute, 22 * 60 * minute, 4 * 24 * 60 * minute]) {
    await pass(later)
    expect(width()).toBe(before)
  }
  expect(words()).toBe('4 days ago')
})

test('all instances share one timer, which is cleared on unmount', async () => {
  const screen = await render(
    <>
      <RelativeTime instant="2026-03-08T11:15:00Z" />
      <RelativeTime instant="2026-03-08T10:15:00Z" />
    </>,
  )
  expect(vi.getTimerCount()).toBe(1)
  await screen.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('the exact time, in the reader’s time zone, is available by keyboard and pointer', async () => {
  await render(
    <LocaleProvider timeZone="America/Toronto">
      <RelativeTime instant="2026-03-08T11:15:00Z" />
    </LocaleProvider>,
  )
  const time = document.querySelector('time')!
  expect(time).toHaveAttribute('datetime', '2026-03-08T11:15:00Z')
  await userEvent.tab()
  expect(document.activeElement).toBe(time)
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Sunday, March 8, 2026 at 7:15 AM EDT')
  expect(time).toHaveAccessibleDescription('Sunday, March 8, 2026 at 7:15 AM EDT')
})

test('exact title is not in the tab order', async () => {
  await render(<RelativeTime instant="2026-03-08T11:15:00Z" exact="title" />)
  expect(document.querySelector('time')).toHaveAttribute('title', 'Sunday, March 8, 2026 at 11:15 AM UTC')
  expect(document.querySelector('[tabindex]')).toBeNull()
})

test('outdated server-rendered text is corrected on hydration', async () => {
  const element = <RelativeTime instant="2026-03-08T11:15:00Z" />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(element)
  vi.setSystemTime(noon + 24 * 60 * minute)
  const root = hydrateRoot(container, element)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.poll(words).toBe('yesterday')
})

test('a missing instant shows the placeholder', async () => {
  const { container } = await render(<RelativeTime instant={undefined} placeholder="Never" />)
  expect(container.textContent).toBe('Never')
  expect(container.querySelector('time')).toBeNull()
})

test('keeps number and unit in order within right-to-left text', async () => {
  const screen = await render(
    <p dir="rtl">
      <RelativeTime instant="2026-03-08T09:00:00Z" data-testid="time" />
    </p>,
  )
  expect(seenIn(screen.getByTestId('time').element())).toBe('3 hours ago')
})

test('passes its attributes to the placeholder', async () => {
  const screen = await render(<RelativeTime instant={null} placeholder="Never" data-testid="time" />)
  await expect.element(screen.getByTestId('time')).toHaveTextContent('Never')
})
