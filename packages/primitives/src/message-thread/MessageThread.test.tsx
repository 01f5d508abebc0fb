import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { type Message, MessageThread, type MessageThreadLabels, type MessageThreadProps } from './index.ts'

const labels: MessageThreadLabels = {
  you: 'You',
  statuses: { sending: 'Sending', sent: 'Sent', failed: 'Not sent' },
  retry: 'Try again',
  edited: 'edited',
  removed: 'This message was removed.',
  unread: 'New',
  newMessages: (count) => `${count} new`,
  older: 'Show older messages',
  loadingOlder: 'Loading',
  newTab: 'opens in a new tab',
}

const bo = { id: 'bo', name: 'Bo Example' }
const ada = { id: 'ada', name: 'Ada Example' }
const at = (minute: number) => new Date(Date.UTC(2026, 2, 8, 10, minute)).toISOString()
const theirs = (minute: number, more?: Partial<Message>): Message => ({
  id: `m${minute}`,
  time: at(minute),
  sender: bo,
  text: `Message ${minute}`,
  ...more,
})
const own = (minute: number, more?: Partial<Message>) => theirs(minute, { sender: ada, isOwn: true, ...more })
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => theirs(from + index))

describeConformance(
  'MessageThread',
  (props) => (
    <MessageThread
      label="Messages"
      labels={labels}
      today="2026-03-08"
      unreadFrom="m2"
      messages={[theirs(1), own(2, { status: 'failed' }), { kind: 'system', id: 's', time: at(3), text: 'Bo left.' }]}
      onRetry={() => {}}
      onLoadOlder={() => {}}
      {...props}
    />
  ),
  { element: 'div' },
)

function Thread(props: Partial<MessageThreadProps>) {
  return (
    <div style={{ blockSize: 300, inlineSize: 360 }}>
      <MessageThread label="Messages" labels={labels} messages={[]} {...props} />
    </div>
  )
}

const log = page.getByRole('log', { name: 'Messages' })
const rows = log.getByRole('listitem')
const rowText = () => rows.all().map((row) => row.element().textContent)
const scroll = () => log.element().scrollTop
const topOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().top
const announced = () => document.querySelector('[aria-live=polite]:not(button)')?.textContent

test('every message has its sender and time for screen readers, shown once per group', async () => {
  await render(<Thread messages={[theirs(1), theirs(2), own(3)]} />)
  expect(rowText().map((text) => text.replace(/\s/g, ' '))).toEqual([
    expect.stringMatching(/Sunday, March 8, 2026.*Bo Example 10:01 AMMessage 1/),
    'Bo Example 10:02 AMMessage 2',
    'You 10:03 AMMessage 3',
  ])
  expect(page.getByText('Bo Example').all()[1]!.element().getBoundingClientRect().width).toBeLessThan(100)
})

test('own messages are aligned at the end, those of others at the start', async () => {
  await render(<Thread messages={[theirs(1), own(2)]} />)
  const left = (text: string) => page.getByText(text).element().getBoundingClientRect().left
  expect(left('Message 2')).toBeGreaterThan(left('Message 1'))
})

test('shows relative day names when given today', async () => {
  const old = theirs(0, { id: 'old', time: '2026-03-01T10:00:00Z' })
  await render(<Thread today="2026-03-09" messages={[old, theirs(1)]} />)
  await expect.element(page.getByText('yesterday')).toBeVisible()
  await expect.element(page.getByText('Sunday, March 1, 2026')).toBeVisible()
})

test('text is plain except for web addresses', async () => {
  await render(<Thread messages={[theirs(1, { text: '<b>x</b> **y** https://example.com/a. javascript:alert(1)' })]} />)
  expect(rowText()[0]).toContain('<b>x</b> **y** https://example.com/a')
  const link = page.getByRole('link')
  await expect.element(link).toHaveAttribute('href', 'https://example.com/a')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(link).toHaveAccessibleName(/opens in a new tab/)
})

test('marks edited messages, and hides removed ones', async () => {
  await render(
    <Thread
      messages={[theirs(1, { isEdited: true }), theirs(2, { isRemoved: true, isEdited: true, attachments: 'file' })]}
    />,
  )
  expect(rowText()[0]).toMatch(/Message 1 \(edited\)$/)
  expect(rowText()[1]).toMatch(/This message was removed\.$/)
})

test('marks the newest own message as sent, and offers a retry for failed ones', async () => {
  const onRetry = vi.fn()
  const messages = [own(1, { status: 'sent' }), own(2, { status: 'failed' }), own(3, { status: 'sent' })]
  await render(<Thread messages={messages} onRetry={onRetry} />)
  expect(page.getByText('Sent', { exact: true }).all()).toHaveLength(1)
  await page.getByRole('button', { name: 'Try again Message 2' }).click()
  expect(onRetry.mock.calls).toEqual([['m2']])
})

test('marks the first unread message', async () => {
  await render(<Thread messages={range(0, 3)} unreadFrom="m1" />)
  expect(rowText()[1]).toMatch(/^New/)
})

test('starts at the end, and stays there when a message arrives', async () => {
  const screen = await render(<Thread messages={range(0, 20)} />)
  await expect.element(page.getByText('Message 19')).toBeInViewport({ ratio: 1 })
  await screen.rerender(<Thread messages={range(0, 21)} />)
  await expect.element(page.getByText('Message 20')).toBeInViewport({ ratio: 1 })
})

test('keeps the scroll position when older or newer messages are added', async () => {
  const screen = await render(<Thread messages={range(10, 30)} />)
  log.element().scrollTop = -200
  const before = topOf('Message 22')
  await screen.rerender(<Thread messages={range(0, 30)} />)
  expect(topOf('Message 22')).toBeCloseTo(before, 0)
  await screen.rerender(<Thread messages={range(0, 32)} />)
  expect(topOf('Message 22')).toBeCloseTo(before, 0)
  await screen.rerender(<Thread messages={range(0, 33)} />)
  await page.getByRole('button', { name: '3 new' }).click()
  expect(scroll()).toBe(0)
  await expect.element(log).toHaveFocus()
  await expect.element(page.getByRole('button', { name: '3 new' })).not.toBeInTheDocument()
})

test('scrolling to the end marks new messages as read', async () => {
  const screen = await render(<Thread messages={range(0, 20)} />)
  log.element().scrollTop = -200
  await screen.rerender(<Thread messages={range(0, 21)} />)
  await expect.element(page.getByRole('button', { name: '1 new' })).toBeVisible()
  log.element().scrollTop = 0
  await expect.element(page.getByRole('button', { name: '1 new' })).not.toBeInTheDocument()
})

test('sending a message scrolls to the end', async () => {
  const screen = await render(<Thread messages={range(0, 20)} />)
  log.element().scrollTop = -200
  await screen.rerender(<Thread messages={[...range(0, 20), own(20)]} />)
  expect(scroll()).toBe(0)
})

test('scrolls by keyboard', async () => {
  await render(<Thread messages={range(0, 30)} />)
  await userEvent.tab()
  await expect.element(log).toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  await expect.poll(scroll).toBeLessThan(0)
})

test('focus is not lost with the button once everything is loaded', async () => {
  const onLoadOlder = vi.fn()
  const screen = await render(<Thread messages={range(10, 30)} onLoadOlder={onLoadOlder} />)
  const older = page.getByRole('button', { name: 'Show older messages' })
  ;(older.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(onLoadOlder).toHaveBeenCalledOnce()
  await screen.rerender(<Thread messages={range(10, 30)} onLoadOlder={onLoadOlder} isLoadingOlder />)
  await expect.element(page.getByRole('button', { name: /Loading/ })).toHaveFocus()
  await screen.rerender(<Thread messages={range(0, 30)} />)
  await expect.element(log).toHaveFocus()
})

test('announces new messages of others and own failures, but never older or own messages', async () => {
  const screen = await render(<Thread messages={range(10, 12)} />)
  const show = (messages: MessageThreadProps['messages']) => screen.rerender(<Thread messages={messages} />)
  await show(range(5, 12))
  expect(announced()).toBe('')
  await show([...range(5, 12), own(12, { status: 'sending' })])
  expect(announced()).toBe('')
  await show([...range(5, 12), own(12, { status: 'failed' })])
  expect(announced()).toBe('Not sent: Message 12')
  await show([...range(5, 12), own(12, { status: 'failed' }), theirs(13)])
  expect(announced()).toBe('Bo Example: Message 13')
  await show([...range(5, 12), own(12, { status: 'failed' }), ...range(13, 20)])
  expect(announced()).toBe('6 new')
})

test('very long words do not widen it', async () => {
  await render(<Thread messages={[theirs(1, { text: 'x'.repeat(500), sender: { id: 'y', name: 'y'.repeat(200) } })]} />)
  expect(log.element().scrollWidth).toBeLessThanOrEqual(360)
})

test('shows the empty content without messages', async () => {
  await render(<Thread empty={<p>Nobody has written yet.</p>} />)
  await expect.element(page.getByText('Nobody has written yet.')).toBeVisible()
})
