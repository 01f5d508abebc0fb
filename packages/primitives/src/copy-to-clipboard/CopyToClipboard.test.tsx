import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { copyAppearances, CopyToClipboard, type CopyToClipboardProps } from './index.ts'

const labels = { copy: 'Copy the number', copied: 'Copied', failed: 'Not copied. Press Ctrl+C.' }

const copier = (props?: Partial<CopyToClipboardProps>) => (
  <CopyToClipboard value="INV-2026-0031" labels={labels} {...props} />
)

describe.each(copyAppearances)('%s', (appearance) =>
  describeConformance(`CopyToClipboard (${appearance})`, (props) => copier({ appearance, ...props }), {
    element: 'button',
    disables: true,
  }),
)

const button = page.getByRole('button', { name: 'Copy the number' })
const announced = () => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join()
const writeText = vi.spyOn(navigator.clipboard, 'writeText')
const execCommand = vi.spyOn(document, 'execCommand')
const refuse = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))

beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
  execCommand.mockReset().mockReturnValue(true)
})
afterEach(() => {
  for (const region of document.querySelectorAll('body > [aria-live]')) region.remove()
})

test('copies, announces it, and keeps its name, width and focus', async () => {
  const onCopy = vi.fn()
  await render(<StrictMode>{copier({ onCopy })}</StrictMode>)
  const { width } = button.element().getBoundingClientRect()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(announced).toBe('Copied')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('INV-2026-0031')
  expect(onCopy).toHaveBeenCalledExactlyOnceWith('INV-2026-0031')
  await expect.element(page.getByText('Copied', { exact: true }).first()).toBeVisible()
  await expect.element(button).toHaveFocus()
  expect(button.element().getBoundingClientRect().width).toBe(width)
})

test('returns to its initial state after a delay', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { container } = await render(copier())
  const state = () => container.firstElementChild?.getAttribute('data-state')
  await button.click()
  await vi.waitUntil(() => state() === 'copied')
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  await vi.waitUntil(() => state() === 'idle')
})

test('without clipboard permission copies a selection instead, and focus returns', async () => {
  writeText.mockImplementation(refuse)
  let selected: string | undefined
  execCommand.mockImplementation(() => {
    selected = getSelection()?.toString()
    return true
  })
  await render(<StrictMode>{copier()}</StrictMode>)
  await button.click()
  await expect.poll(announced).toBe('Copied')
  expect(selected).toBe('INV-2026-0031')
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a copy event fired by that fallback counts once', async () => {
  writeText.mockImplementation(refuse)
  execCommand.mockReset()
  const onCopy = vi.fn()
  const onCopied = vi.fn()
  await render(<div onCopy={onCopied}>{copier({ onCopy })}</div>)
  await button.click()
  await expect.poll(announced).toBe('Copied')
  await new Promise(requestAnimationFrame)
  expect(onCopied).toHaveBeenCalledOnce()
  expect(onCopy).toHaveBeenCalledOnce()
})

test('when the fallback fails too, shows an error and the selected text', async () => {
  writeText.mockImplementation(refuse)
  execCommand.mockReturnValue(false)
  await render(<StrictMode>{copier({ appearance: 'inline' })}</StrictMode>)
  await button.click()
  const text = page.getByRole('textbox', { name: 'Copy the number' })
  await expect.element(text).toHaveFocus()
  await expect.element(text).toHaveAccessibleDescription(labels.failed)
  expect(getSelection()?.toString()).toBe('INV-2026-0031')
  await userEvent.keyboard('{Escape}')
  await expect.element(text).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a manual copy counts as copied', async () => {
  writeText.mockImplementation(refuse)
  execCommand.mockReturnValue(false)
  const onCopy = vi.fn()
  await render(copier({ onCopy }))
  await button.click()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  page
    .getByRole('textbox')
    .element()
    .dispatchEvent(new ClipboardEvent('copy', { bubbles: true }))
  await vi.waitUntil(() => onCopy.mock.calls.length === 1)
  await expect.element(button).toHaveFocus()
})

test('shows the value, or its children instead', async () => {
  const screen = await render(copier({ appearance: 'inline' }))
  await expect.element(page.getByText('INV-2026-0031')).toBeVisible()
  await screen.rerender(copier({ appearance: 'inline', children: 'Invoice 31' }))
  await expect.element(page.getByText('Invoice 31')).toBeVisible()
})
