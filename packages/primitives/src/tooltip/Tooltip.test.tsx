import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { Tooltip, type TooltipProps } from './index.ts'

describeConformance(
  'Tooltip',
  (props) => (
    <Tooltip text="Last refreshed at noon">
      <Button {...props}>Refresh</Button>
    </Tooltip>
  ),
  { element: 'button', disables: true },
)

const button = page.getByRole('button', { name: 'Refresh' })
const isOpen = () => Boolean(document.querySelector('[role=tooltip]:popover-open'))
const untilOpen = () => vi.waitUntil(isOpen)
const untilClosed = () => vi.waitUntil(() => !isOpen())

const show = (props?: Partial<TooltipProps>) =>
  render(
    <div style={{ padding: 100 }}>
      <Tooltip text="Last refreshed at noon" {...props}>
        {props?.children ?? <Button>Refresh</Button>}
      </Tooltip>
      <button type="button">After</button>
    </div>,
  )

afterEach(() => userEvent.unhover(document.body))

test('before the first intent renders only the control, already described', async () => {
  const { container } = await show()
  await expect.element(button).toHaveAttribute('aria-description', 'Last refreshed at noon')
  expect(container.querySelector('[role=tooltip]')).toBe(null)
})

test('keyboard focus opens it at once, and blur closes it', async () => {
  await show()
  await userEvent.tab()
  await untilOpen()
  await expect.element(button).toHaveAccessibleDescription('Last refreshed at noon')
  await userEvent.tab()
  await untilClosed()
  await userEvent.tab({ shift: true })
  await untilOpen()
})

test('focus by press does not open it, and a press closes it', async () => {
  await show()
  await button.hover()
  await untilOpen()
  await button.click()
  await untilClosed()
  await expect.element(button).toHaveFocus()
})

test('hover opens it after a delay, and the pointer may enter it', async () => {
  await show()
  await button.hover()
  await untilOpen()
  const tooltip = page.getByRole('tooltip')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await tooltip.hover()
  vi.advanceTimersByTime(5000)
  expect(isOpen()).toBe(true)
  vi.useRealTimers()
  await page.getByRole('button', { name: 'After' }).hover()
  await untilClosed()
})

test('a passing pointer opens nothing', async () => {
  await show()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await button.hover()
  await page.getByRole('button', { name: 'After' }).hover()
  vi.advanceTimersByTime(5000)
  expect(isOpen()).toBe(false)
  vi.useRealTimers()
})

test('Escape closes only the tooltip, wherever focus is', async () => {
  const onClose = vi.fn()
  await render(
    <Dialog isOpen onClose={onClose} title="Invoices">
      <Tooltip text="Last refreshed at noon">
        <Button>Refresh</Button>
      </Tooltip>
      <input aria-label="Note" />
    </Dialog>,
  )
  await page.getByRole('textbox').click()
  await button.hover()
  await untilOpen()
  await userEvent.keyboard('{Escape}')
  await untilClosed()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('only one is open at a time', async () => {
  await render(
    <>
      <Tooltip text="One">
        <Button>First</Button>
      </Tooltip>
      <Tooltip text="Two">
        <Button>Second</Button>
      </Tooltip>
    </>,
  )
  await userEvent.tab()
  await untilOpen()
  await page.getByRole('button', { name: 'Second' }).hover()
  await expect.poll(() => document.querySelector('[role=tooltip]:popover-open')?.textContent).toBe('Two')
  expect(document.querySelectorAll(':popover-open')).toHaveLength(1)
})

test('as a label it is the name, and not repeated as a description', async () => {
  await show({
    isLabel: true,
    text: 'Refresh',
    children: <Button data-shape="icon">{<svg aria-hidden="true" />}</Button>,
  })
  await userEvent.tab()
  await untilOpen()
  await expect.element(button).toHaveAccessibleName('Refresh')
  await expect.element(button).toHaveAccessibleDescription('')
})

test('replaces a native tooltip, and extends an existing description', async () => {
  await show({
    children: <IconButton label="Refresh" icon={<svg aria-hidden="true" />} aria-describedby="other" />,
  })
  const other = document.body.appendChild(
    Object.assign(document.createElement('p'), { id: 'other', textContent: 'All.' }),
  )
  await expect.element(button).not.toHaveAttribute('title')
  await userEvent.tab()
  await untilOpen()
  await expect.element(button).toHaveAccessibleDescription('All. Last refreshed at noon')
  other.remove()
})

test.each(['above', 'below'] as const)('is placed %s the control, centred', async (side) => {
  await show({ side })
  await userEvent.tab()
  await untilOpen()
  const box = document.querySelector('[role=tooltip]')!.getBoundingClientRect()
  const of = button.element().getBoundingClientRect()
  expect(Math.abs(box.left + box.width / 2 - of.left - of.width / 2)).toBeLessThan(1)
  if (side === 'above') expect(box.bottom).toBeLessThan(of.top)
  else expect(box.top).toBeGreaterThan(of.bottom)
})

test('stays within the edges of the window', async () => {
  await render(
    <div style={{ position: 'fixed', insetBlockStart: 0, insetInlineEnd: 0 }}>
      <Tooltip text="The invoice was sent again by Ada Example on the last day of the grace period">
        <Button>Refresh</Button>
      </Tooltip>
    </div>,
  )
  await userEvent.tab()
  await untilOpen()
  const box = document.querySelector('[role=tooltip]')!.getBoundingClientRect()
  expect(box.right).toBeLessThanOrEqual(innerWidth)
  expect(box.top).toBeGreaterThanOrEqual(button.element().getBoundingClientRect().bottom)
})
