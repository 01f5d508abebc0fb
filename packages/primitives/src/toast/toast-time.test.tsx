import '@memberkit/tokens/styles.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createToastQueue, type Toast, ToastRegion } from './index.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const count = () => document.querySelectorAll('section li').length
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds)
  // React renders what the timers changed.
  await frame()
  await frame()
}

async function show(toast: Partial<Toast>) {
  const queue = createToastQueue()
  await render(<ToastRegion queue={queue} label="Notifications" closeLabel="Dismiss" />)
  queue.add({ message: 'Saved', ...toast })
  await pass(0)
}

test.each<[string, Partial<Toast>, number]>([
  ['six seconds', {}, 6000],
  ['ten seconds with an action', { action: { label: 'Undo', onPress: vi.fn() } }, 10_000],
  ['its own timeout', { timeout: 20_000 }, 20_000],
  ['at least five seconds', { timeout: 100 }, 5000],
])('is shown for %s', async (_, toast, milliseconds) => {
  await show(toast)
  await pass(milliseconds - 1)
  expect(count()).toBe(1)
  await pass(1)
  expect(count()).toBe(0)
})

test.each<[string, Partial<Toast>]>([
  ['a critical toast', { tone: 'critical' }],
  ['a toast without a timeout', { timeout: 'never' }],
])('%s stays until it is dismissed', async (_, toast) => {
  await show(toast)
  await pass(3_600_000)
  expect(count()).toBe(1)
})

test.each([
  ['hover', 'pointerover', 'pointerout'],
  ['focus', 'focusin', 'focusout'],
])('%s on it pauses its timer', async (_, enter, leave) => {
  await show({})
  const toast = document.querySelector('section li')!
  await pass(4000)
  toast.dispatchEvent(new PointerEvent(enter, { bubbles: true }))
  await pass(0)
  await pass(60_000)
  expect(count()).toBe(1)
  toast.dispatchEvent(new PointerEvent(leave, { bubbles: true }))
  await pass(0)
  await pass(1999)
  expect(count()).toBe(1)
  await pass(1)
  expect(count()).toBe(0)
})
