import { StrictMode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { type CloseReason, Drawer, type DrawerProps, drawerSides } from './index.ts'

describeConformance(
  'Drawer',
  (props) => (
    <div>
      <Drawer isOpen onClose={() => {}} title="Invoice" closeLabel="Close" {...props}>
        Text
      </Drawer>
    </div>
  ),
  { element: 'dialog' },
)

const drawer = page.getByRole('dialog')
const opener = page.getByRole('button', { name: 'Open' })

function Host({ onClose, ...props }: Partial<DrawerProps>) {
  const [isOpen, setOpen] = useState(false)
  const close = (reason: CloseReason) => {
    onClose?.(reason)
    setOpen(false)
  }
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer title="Invoice" closeLabel="Close" {...props} isOpen={isOpen} onClose={close}>
        <input aria-label="Note" />
      </Drawer>
    </StrictMode>
  )
}

afterEach(() => page.viewport(414, 896))

test.each(['ltr', 'rtl'].flatMap((dir) => drawerSides.map((side) => [dir, side] as const)))(
  '%s: sits at the %s of the window, at full height',
  async (dir, side) => {
    await page.viewport(1024, 640)
    document.documentElement.dir = dir
    await render(<Host side={side} />)
    await opener.click()
    const edge = (side === 'start') === (dir === 'ltr') ? { left: 0 } : { right: 1024 }
    await expect
      .poll(() => drawer.element().getBoundingClientRect())
      .toMatchObject({ ...edge, top: 0, height: 640, width: 420 })
    document.documentElement.dir = 'ltr'
  },
)

test('fills the width of a narrow window', async () => {
  await page.viewport(360, 640)
  await render(<Host size="large" />)
  await opener.click()
  await expect.poll(() => drawer.element().getBoundingClientRect()).toMatchObject({ left: 0, width: 360, height: 640 })
})

test('focus is trapped and returns; Escape is reported as the reason', async () => {
  const onClose = vi.fn()
  await render(<Host onClose={onClose} />)
  await opener.click()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  expect(drawer.element().matches(':modal')).toBe(true)
  for (let turn = 0; turn < 3; turn++) await userEvent.tab()
  expect(document.activeElement).not.toBe(opener.element())
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(onClose.mock.calls).toEqual([['escape']])
})

test('a press on the backdrop closes it only when dismissable', async () => {
  await page.viewport(1024, 640)
  const onClose = vi.fn()
  const screen = await render(<Host onClose={onClose} />)
  await opener.click()
  await drawer.click({ position: { x: -200, y: 200 }, force: true })
  expect(onClose).not.toHaveBeenCalled()
  await screen.rerender(<Host onClose={onClose} isDismissable />)
  await drawer.click({ position: { x: -200, y: 200 }, force: true })
  expect(onClose.mock.calls).toEqual([['backdrop']])
})

test('its title and actions stay visible while the content scrolls', async () => {
  await page.viewport(1024, 400)
  await render(
    <Drawer isOpen onClose={() => {}} title="Invoice" actions={<button type="button">Save</button>}>
      {Array.from({ length: 60 }, (_, at) => (
        <p key={at}>Line {at}</p>
      ))}
    </Drawer>,
  )
  await page.getByText('Line 59').element().scrollIntoView()
  await expect.element(page.getByRole('heading', { name: 'Invoice' })).toBeInViewport()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeInViewport()
  expect(page.getByRole('button', { name: 'Save' }).element().getBoundingClientRect().bottom).toBeLessThan(400)
})
