import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Composer, type ComposerLabels, type ComposerProps } from './index.ts'

const labels: ComposerLabels = {
  send: 'Send',
  sending: 'Sending',
  failed: 'It was not sent. Your text is still here.',
  remaining: (count) => (count < 0 ? `${-count} too many` : `${count} left`),
  tooLong: 'Shorten it.',
}

describeConformance('Composer', (props) => <Composer label="Message" labels={labels} onSend={() => {}} {...props} />, {
  element: 'textarea',
  disables: true,
  readsOnly: true,
})
describeConformance(
  'Composer with all',
  () => (
    <Composer
      label="Message"
      description="Help"
      error="Wrong"
      labels={labels}
      limit={10}
      attachments="file"
      actions="attach"
      onSend={() => {}}
    />
  ),
  { element: 'textarea', passesProps: false },
)

const text = page.getByRole('textbox', { name: 'Message' })
const button = page.getByRole('button', { name: /^Send/ })

async function show(props: Partial<ComposerProps> = {}) {
  const onSend = vi.fn<(text: string) => unknown>()
  const screen = await render(<Composer label="Message" labels={labels} onSend={onSend} {...props} />)
  return { onSend, screen }
}

test('Enter sends and clears the text; Shift+Enter adds a line', async () => {
  const { onSend } = await show()
  await text.click()
  await userEvent.keyboard('Hello{Shift>}{Enter}{/Shift}Ada{Enter}')
  await expect.element(text).toHaveValue('')
  expect(onSend.mock.calls).toEqual([['Hello\nAda']])
  await expect.element(text).toHaveFocus()
})

test('with sendsOn mod-enter, Enter adds a line, Ctrl+Enter and ⌘+Enter send', async () => {
  const { onSend } = await show({ sendsOn: 'mod-enter' })
  await text.click()
  await userEvent.keyboard('Hello{Enter}Ada')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(text).toHaveValue('')
  await userEvent.keyboard('Again{Meta>}{Enter}{/Meta}')
  await expect.element(text).toHaveValue('')
  expect(onSend.mock.calls).toEqual([['Hello\nAda'], ['Again']])
})

test('Enter that ends an IME composition does not send', async () => {
  const { onSend } = await show({ defaultValue: 'こんに' })
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true })
  text.element().dispatchEvent(enter)
  expect(enter.defaultPrevented).toBe(false)
  expect(onSend).not.toHaveBeenCalled()
})

test('the button sends trimmed text and focuses the text box', async () => {
  const { onSend } = await show({ defaultValue: ' Hello ' })
  await button.click()
  expect(onSend.mock.calls).toEqual([['Hello']])
  await expect.element(text).toHaveFocus()
})

test('blank text is not sent, unless there are attachments', async () => {
  const { onSend, screen } = await show({ defaultValue: '  ' })
  await text.click()
  await userEvent.keyboard('{Enter}')
  await button.click({ force: true })
  expect(onSend).not.toHaveBeenCalled()
  await screen.rerender(<Composer label="Message" labels={labels} onSend={onSend} attachments="contract.pdf" />)
  await button.click()
  expect(onSend.mock.calls).toEqual([['']])
})

test('while sending, the text is locked and cannot be sent twice', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { onSend } = await show({ defaultValue: 'Hello' })
  onSend.mockReturnValue(promise)
  await text.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAccessibleName('Send Sending')
  await userEvent.keyboard('x{Enter}')
  await button.click({ force: true })
  await expect.element(text).toHaveValue('Hello')
  expect(onSend).toHaveBeenCalledOnce()
  resolve()
  await expect.element(text).toHaveValue('')
})

test('a failed message keeps its text, and shows the error until it is edited', async () => {
  const { onSend } = await show({ defaultValue: 'Hello' })
  onSend.mockRejectedValue(new Error('Offline'))
  await button.click()
  await expect.element(text).toHaveAccessibleDescription('It was not sent. Your text is still here.')
  await expect.element(text).toHaveValue('Hello')
  await userEvent.keyboard('!')
  await expect.element(text).toHaveAccessibleDescription('')
})

test('text over the limit is kept, counted and not sent', async () => {
  const { onSend } = await show({ limit: 5, defaultValue: 'Ada' })
  await expect.element(page.getByText('2 left')).toBeVisible()
  await text.fill('Adamia 👋')
  await userEvent.keyboard('{Enter}')
  await expect.element(text).toHaveValue('Adamia 👋')
  await expect.element(text).toHaveAccessibleDescription('Shorten it. 3 too many')
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  expect(onSend).not.toHaveBeenCalled()
})

test('hides the counter while far from the limit', async () => {
  await show({ limit: 500 })
  await expect.element(page.getByText('500 left')).not.toBeInTheDocument()
})

test('can be controlled', async () => {
  function Controlled() {
    const [draft, setDraft] = useState('Hello')
    return (
      <>
        <Composer label="Message" labels={labels} value={draft} onChange={setDraft} onSend={() => {}} />
        <p>Draft: {draft}</p>
      </>
    )
  }
  await render(<Controlled />)
  await text.click()
  await userEvent.keyboard('{End}!')
  await expect.element(page.getByText('Draft: Hello!')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(text).toHaveValue('')
})

test('grows with its text up to a limit, then scrolls', async () => {
  await show()
  const height = () => text.element().getBoundingClientRect().height
  const before = height()
  await text.fill('a\nb\nc\nd')
  expect(height()).toBeGreaterThan(before)
  await text.fill('a\n'.repeat(200))
  expect(height()).toBeLessThanOrEqual(240)
})
