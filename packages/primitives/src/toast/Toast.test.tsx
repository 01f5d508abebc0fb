import { StrictMode, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog, DialogActions } from '../dialog/index.ts'
import { Drawer } from '../drawer/index.ts'
import { focusedIn } from '../internal/focused-in.ts'
import { InShadow } from '../testing/InShadow.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { createToastQueue, ToastRegion } from './index.ts'

let queue = createToastQueue()
beforeEach(() => {
  queue = createToastQueue()
})

const region = page.getByRole('region', { name: 'Notifications' })
const toasts = () => [...document.querySelectorAll('section li')].map((toast) => toast.textContent)
const closeButtons = page.getByRole('button', { name: 'Dismiss' })

function Region() {
  return <ToastRegion queue={queue} label="Notifications" closeLabel="Dismiss" />
}

describeConformance('ToastRegion', () => <Region />, { element: 'div', passesProps: false })

function Page() {
  return (
    <StrictMode>
      <button type="button">Before</button>
      <Region />
    </StrictMode>
  )
}

test('shows three at a time, oldest first, and the next when one is dismissed', async () => {
  await render(<Page />)
  for (const message of ['1', '2', '3', '4']) queue.add({ message })
  await expect.element(region).toBeVisible()
  expect(toasts()).toEqual(['1', '2', '3'])
  await closeButtons.first().click()
  await vi.waitFor(() => expect(toasts()).toEqual(['2', '3', '4']))
})

test('never covers what has the focus: it moves to the other edge', async () => {
  await render(
    <>
      <Page />
      <button type="button" style={{ position: 'fixed', insetBlockEnd: 30, insetInlineEnd: 60 }}>
        Keep
      </button>
    </>,
  )
  const keep = page.getByRole('button', { name: 'Keep' }).element() as HTMLElement
  const isCovered = () => {
    const { x, y, width, height } = keep.getBoundingClientRect()
    return !keep.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  queue.add({ message: 'Saved', description: 'Both of the plans that you have chosen.' })
  await expect.element(region).toBeVisible()
  await expect.poll(isCovered).toBe(true)
  keep.focus()
  await expect.poll(isCovered).toBe(false)
})

test('the landmark exists only while there are toasts', async () => {
  await render(<Page />)
  await expect.element(region).not.toBeInTheDocument()
  const dismiss = queue.add({ message: 'Saved' })
  await expect.element(region).toBeVisible()
  dismiss()
  await expect.element(region).not.toBeInTheDocument()
})

test('announces toasts politely, and critical ones assertively', async () => {
  await render(<Page />)
  queue.add({ message: 'Reminder sent.', description: 'To Ada.', action: { label: 'Undo', onPress: vi.fn() } })
  queue.add({ message: 'Refund failed.', tone: 'critical' })
  const live = (urgency: string) => document.querySelector(`[aria-live="${urgency}"]`)?.textContent
  await vi.waitFor(() => {
    expect(live('polite')).toContain('Reminder sent. To Ada. Undo')
    expect(live('assertive')).toContain('Refund failed.')
  })
})

test('F6 moves focus in and back; Escape dismisses the focused toast', async () => {
  await render(<Page />)
  await page.getByRole('button', { name: 'Before' }).click()
  queue.add({ message: '1' })
  queue.add({ message: '2' })
  await expect.element(region).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(region).toHaveFocus()
  await userEvent.keyboard('{F6}')
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
  await userEvent.keyboard('{F6}{Tab}{Escape}')
  await vi.waitFor(() => expect(toasts()).toEqual(['2']))
  await expect.element(closeButtons).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus()
})

test('an action runs once, and dismisses the toast', async () => {
  const onPress = vi.fn()
  await render(<Page />)
  queue.add({ message: 'Voided', action: { label: 'Undo', onPress } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(region).not.toBeInTheDocument()
  expect(onPress).toHaveBeenCalledOnce()
})

describe('on a phone', () => {
  beforeEach(async () => {
    const { innerWidth, innerHeight } = window
    await page.viewport(360, 640)
    return () => page.viewport(innerWidth, innerHeight)
  })
  const pay = (
    <button type="button" style={{ inlineSize: '100%' }}>
      Pay
    </button>
  )
  const words = Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line}</p>)
  const modal = { isOpen: true, onClose: () => {}, title: 'Pay', closeLabel: 'Close' }
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom

  test.each([
    ['a dialog', <Dialog {...modal} actions={pay} key="1" />],
    [
      'a long dialog',
      <Dialog {...modal} actions={pay} key="2">
        {words}
      </Dialog>,
    ],
    [
      'a form in a dialog',
      <Dialog {...modal} key="3">
        <input aria-label="Amount" />
        <DialogActions>{pay}</DialogActions>
      </Dialog>,
    ],
    [
      'a drawer',
      <Drawer {...modal} actions={pay} key="4">
        {words}
      </Drawer>,
    ],
  ])('never covers the actions of %s', async (_, dialog) => {
    await render(
      <>
        <Region />
        {dialog}
      </>,
    )
    queue.add({ message: 'Saved', description: 'Both of the plans that you have chosen.' })
    await expect.element(region).toBeVisible()
    const button = page.getByRole('button', { name: 'Pay' })
    const isClear = () =>
      bottomOf(region.element()) <= topOf(button.element()) || topOf(region.element()) >= bottomOf(button.element())
    await expect.poll(isClear).toBe(true)
    queue.add({ message: 'Sent', description: 'To both of them.' })
    await vi.waitFor(() => expect(toasts()).toHaveLength(2))
    await expect.poll(isClear).toBe(true)
    await button.click()
  })

  test.each([
    ['a few words', 'Saved', 'beside them'],
    ['words that need the line', 'Your pre-authorized debit details have been saved', 'below them'],
  ])('the action comes after %s (%s): %s', async (_, message, place) => {
    await render(<Region />)
    queue.add({ message, action: { label: 'Undo', onPress: vi.fn() } })
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.element(undo).toBeVisible()
    const isBelow = topOf(undo.element()) >= bottomOf(region.getByText(message).element())
    expect(isBelow).toBe(place === 'below them')
  })

  test('comes down again when the dialog has closed', async () => {
    const screen = await render(
      <>
        <Region />
        <Dialog {...modal} actions={pay} />
      </>,
    )
    queue.add({ message: 'Saved' })
    await expect.element(region).toBeVisible()
    await screen.rerender(
      <>
        <Region />
        <Dialog {...modal} isOpen={false} actions={pay} />
      </>,
    )
    await expect.poll(() => window.innerHeight - bottomOf(region.element())).toBeLessThan(24)
  })
})

describe('above a dialog', () => {
  function Owner({ isRemoved = false }) {
    const [isOpen, setOpen] = useState(false)
    const dialog = <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Refund" closeLabel="Close" />
    return (
      <StrictMode>
        <Region />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isRemoved && !isOpen ? null : dialog}
      </StrictMode>
    )
  }

  test.each([false, true])('can be pressed, and stays when the dialog closes (unmounted: %s)', async (isRemoved) => {
    await render(<Owner isRemoved={isRemoved} />)
    queue.add({ message: '1', timeout: 'never' })
    queue.add({ message: '2', timeout: 'never' })
    await page.getByRole('button', { name: 'Open' }).click()
    await closeButtons.first().click()
    await vi.waitFor(() => expect(toasts()).toEqual(['2']))
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await closeButtons.click()
    await expect.element(region).not.toBeInTheDocument()
  })

  test('Escape dismisses the toast and keeps the dialog open', async () => {
    await render(<Owner />)
    await page.getByRole('button', { name: 'Open' }).click()
    queue.add({ message: '1', timeout: 'never' })
    await expect.element(region).toBeVisible()
    await userEvent.keyboard('{F6}{Tab}{Escape}')
    await expect.element(region).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })
})

describe('in a shadow root', () => {
  test('F6 moves focus in and back, and focus moves on when a toast is dismissed', async () => {
    await render(
      <InShadow>
        <button type="button">Before</button>
        <Region />
      </InShadow>,
    )
    queue.add({ message: '1', timeout: 'never' })
    queue.add({ message: '2', timeout: 'never' })
    await expect.element(region).toBeVisible()
    const before = page.getByRole('button', { name: 'Before' })
    const focused = () => focusedIn(before.element())
    await before.click()
    await userEvent.keyboard('{F6}')
    expect(focused()).toBe(region.element())
    await userEvent.keyboard('{F6}')
    expect(focused()).toBe(before.element())
    await userEvent.keyboard('{F6}{Tab}{Escape}')
    await expect.poll(() => closeButtons.elements()).toEqual([focused()])
  })

  test('stays with its style sheets when a dialog of the page contains the shadow root', async () => {
    await render(
      <Dialog isOpen onClose={() => {}} title="Host">
        <InShadow>
          <Region />
        </InShadow>
      </Dialog>,
    )
    queue.add({ message: '1', timeout: 'never' })
    await expect.element(region).toBeVisible()
    expect(region.element().getRootNode()).toBeInstanceOf(ShadowRoot)
  })
})
