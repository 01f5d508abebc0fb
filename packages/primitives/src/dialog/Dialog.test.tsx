import { StrictMode, useRef, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { AlertDialog, type CloseReason, Dialog, type DialogProps } from './index.ts'

const ignore = () => {}

describeConformance(
  'Dialog',
  (props) => (
    <div>
      <Dialog isOpen={false} onClose={ignore} title="Refund" {...props} />
    </div>
  ),
  { element: 'dialog' },
)
describeConformance(
  'open Dialog',
  (props) => (
    <div>
      <Dialog isOpen onClose={ignore} title="Refund" closeLabel="Close" {...props}>
        Text
      </Dialog>
    </div>
  ),
  { element: 'dialog' },
)

const dialog = page.getByRole('dialog')
const opener = page.getByRole('button', { name: 'Open' })

function Host({ onClose = ignore, children, ...props }: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false)
  const close = (reason: CloseReason) => {
    onClose(reason)
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Refund" description="To the card." {...props} isOpen={isOpen} onClose={close}>
        {children ?? <input aria-label="Amount" />}
      </Dialog>
    </>
  )
}

async function open(props?: Partial<DialogProps>) {
  const screen = await render(
    <StrictMode>
      <Host {...props} />
    </StrictMode>,
  )
  await opener.click()
  return screen
}

test('is named, described and modal, and renders content only while open', async () => {
  await open({ closeLabel: 'Close' })
  await expect.element(dialog).toHaveAccessibleName('Refund')
  await expect.element(dialog).toHaveAccessibleDescription('To the card.')
  expect(dialog.element().matches(':modal')).toBe(true)
  await page.getByRole('button', { name: 'Close' }).click()
  expect(document.querySelector('dialog')?.children).toHaveLength(0)
})

test('focus moves to the first control, is trapped and returns', async () => {
  await open({ closeLabel: 'Close' })
  const visited: (string | null | undefined)[] = []
  for (let turn = 0; turn < 6; turn++) {
    visited.push(document.activeElement?.getAttribute('aria-label'))
    await userEvent.tab()
  }
  expect(visited.slice(0, 2)).toEqual(['Amount', 'Close'])
  expect(document.activeElement).not.toBe(opener.element())
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('focus moves to initialFocus when given', async () => {
  function Chooser() {
    const second = useRef<HTMLInputElement>(null)
    return (
      <Host initialFocus={second}>
        <input aria-label="First" />
        <input aria-label="Second" ref={second} />
      </Host>
    )
  }
  await render(<Chooser />)
  await opener.click()
  await expect.element(page.getByRole('textbox', { name: 'Second' })).toHaveFocus()
})

test('Escape and the close button call onClose with their reason', async () => {
  const onClose = vi.fn()
  await open({ onClose, closeLabel: 'Close' })
  await userEvent.keyboard('{Escape}')
  await opener.click()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(onClose.mock.calls).toEqual([['escape'], ['button']])
})

test('a press on the backdrop closes it only when dismissable, and not at the end of a drag', async () => {
  const onClose = vi.fn()
  const screen = await open({ onClose })
  const beside = { position: { x: -20, y: 10 } }
  const body = page.getByRole('textbox')
  await dialog.click({ ...beside, force: true })
  expect(onClose).not.toHaveBeenCalled()

  await screen.rerender(<Host onClose={onClose} isDismissable />)
  await opener.click({ force: true })
  const element = document.querySelector('dialog')!
  body.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onClose.mock.calls).toEqual([['backdrop']])
})

test('pending: nothing closes it, however often it is requested', async () => {
  const onClose = vi.fn()
  await render(
    <Dialog isOpen isPending isDismissable onClose={onClose} title="Refund" closeLabel="Close">
      <input aria-label="Amount" />
    </Dialog>,
  )
  for (let turn = 0; turn < 3; turn++) await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Close' }).click({ force: true })
  expect(onClose).not.toHaveBeenCalled()
  expect(dialog.element().matches(':modal')).toBe(true)
})

test('controlled: stays open without flicker until isOpen changes', async () => {
  const onClosed = vi.fn()
  const onClose = vi.fn()
  await render(
    <Dialog isOpen onClose={onClose} title="Refund">
      <input aria-label="Amount" />
    </Dialog>,
  )
  document.querySelector('dialog')!.addEventListener('close', onClosed)
  await userEvent.keyboard('{Escape}')
  await new Promise(requestAnimationFrame)
  expect(onClose.mock.calls).toEqual([['escape']])
  expect(onClosed).not.toHaveBeenCalled()
})

test('reopens when the browser closes it, and calls onClose', async () => {
  const onClose = vi.fn()
  await render(
    <Dialog isOpen onClose={onClose} title="Refund">
      <input aria-label="Amount" />
    </Dialog>,
  )
  document.querySelector('dialog')!.close()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledWith('escape'))
  expect(dialog.element().matches(':modal')).toBe(true)
})

test('nested dialogs: Escape closes the upper one, and focus returns to the lower', async () => {
  await open({ title: 'Lower', children: <Nested /> })
  await page.getByRole('button', { name: 'Upper' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Upper' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Lower' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Upper' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

function Nested() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Upper
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Upper" />
    </>
  )
}

test('unmounting an open dialog returns focus', async () => {
  function Owner() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen ? <Dialog isOpen onClose={() => setOpen(false)} title="Refund" /> : null}
      </>
    )
  }
  await render(<Owner />)
  await opener.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

describe('an opener that goes with what the dialog did', () => {
  function List({ goes, isSeen = true }: { goes: 'with the dialog' | 'later'; isSeen?: boolean }) {
    const [isOpen, setOpen] = useState(false)
    const [isThere, setThere] = useState(true)
    return (
      <section aria-label="List">
        <PrintedTitle />
        <h2 style={isThere || isSeen ? undefined : { visibility: 'hidden' }}>Invoices</h2>
        {isThere ? (
          <div>
            <button type="button" onClick={() => setOpen(true)}>
              Open
            </button>
          </div>
        ) : null}
        <Dialog isOpen={isOpen} onClose={ignore} title="Delete">
          <button
            type="button"
            onClick={() => {
              setOpen(false)
              if (goes === 'with the dialog') setThere(false)
              else setTimeout(() => setThere(false))
            }}
          >
            Delete
          </button>
        </Dialog>
        <button type="button">Next</button>
      </section>
    )
  }

  /** A heading that only paper has takes no focus. */
  const PrintedTitle = () => <h2 style={{ display: 'none' }}>Printed</h2>

  test.each(['with the dialog', 'later'] as const)(
    '%s leaves the focus at the heading of what is left',
    async (goes) => {
      await render(
        <StrictMode>
          <List goes={goes} />
        </StrictMode>,
      )
      await opener.click()
      await page.getByRole('button', { name: 'Delete' }).click()
      const heading = page.getByRole('heading', { name: 'Invoices' })
      await expect.element(opener).not.toBeInTheDocument()
      await expect.element(heading).toHaveFocus()
      await userEvent.tab()
      await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
      expect(heading.element().hasAttribute('tabindex')).toBe(false)
    },
  )

  test('leaves the focus around a heading that doesn’t show yet, as that of a skeleton', async () => {
    await render(<List goes="with the dialog" isSeen={false} />)
    await opener.click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect.element(page.getByRole('region', { name: 'List' })).toHaveFocus()
  })
})

test('locks page scroll while open', async () => {
  await open()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
})

test('keeps its content during the exit transition', async () => {
  const motion = { finished: new Promise(ignore) } as Animation
  const animations = vi.spyOn(HTMLDialogElement.prototype, 'getAnimations').mockReturnValue([motion])
  const screen = await render(
    <Dialog isOpen onClose={ignore} title="Invoice 12">
      Amount
    </Dialog>,
  )
  await screen.rerender(
    <Dialog isOpen={false} onClose={ignore} title="">
      {null}
    </Dialog>,
  )
  expect(document.querySelector('dialog')?.textContent).toBe('Invoice 12Amount')
  animations.mockRestore()
})

test('a press inside does not reach its React ancestors', async () => {
  const onRowPress = vi.fn()
  await render(
    <div onClick={onRowPress}>
      <Dialog isOpen onClose={ignore} title="Refund">
        <button type="button">Inside</button>
      </Dialog>
    </div>,
  )
  await page.getByRole('button', { name: 'Inside' }).click()
  expect(onRowPress).not.toHaveBeenCalled()
})

test('AlertDialog has its role and description, and focuses the least destructive button', async () => {
  await render(
    <AlertDialog
      isOpen
      onClose={ignore}
      title="Void invoice?"
      description="It cannot be paid any more."
      actions={
        <>
          <button type="button">Keep it</button>
          <button type="button">Void</button>
        </>
      }
    />,
  )
  const alert = page.getByRole('alertdialog', { name: 'Void invoice?' })
  await expect.element(alert).toHaveAccessibleDescription('It cannot be paid any more.')
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
})
