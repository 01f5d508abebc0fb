import { type ReactNode, StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { Popover, type PopoverProps } from './index.ts'

describeConformance(
  'Popover',
  (props) => (
    <Popover label="Filters" {...props}>
      Text
    </Popover>
  ),
  { element: 'button', disables: true },
)

const trigger = page.getByRole('button', { name: 'Filters' })
const panel = page.getByRole('dialog')
const isGone = () => document.querySelector('[role=dialog]') === null

async function show(props?: Partial<PopoverProps>, around: (popover: ReactNode) => ReactNode = (popover) => popover) {
  return render(
    <StrictMode>
      {around(
        <Popover label="Filters" {...props}>
          {props?.children ?? (
            <>
              <input aria-label="From" />
              <input aria-label="To" />
            </>
          )}
        </Popover>,
      )}
      <button type="button">After</button>
    </StrictMode>,
  )
}

test.each(['{Enter}', ' '])('%s opens it, with focus on its first control', async (key) => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  await expect.element(panel).toHaveAccessibleName('Filters')
})

test('its heading is its name; without controls it takes focus itself', async () => {
  await show({ heading: 'Grace period', children: 'Seven days.' })
  await trigger.click()
  await expect.element(panel).toHaveAccessibleName('Grace period')
  await expect.element(panel).toHaveFocus()
})

test('Escape closes only the popover, and returns focus', async () => {
  const onClose = vi.fn()
  await show({}, (popover) => (
    <Dialog isOpen onClose={onClose} title="Invoices">
      {popover}
    </Dialog>
  ))
  await trigger.click()
  await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
})

test('the close button and the content can close it, and return focus', async () => {
  await show({
    closeLabel: 'Close',
    children: (close) => (
      <button type="button" onClick={close}>
        Apply
      </button>
    ),
  })
  for (const name of ['Apply', 'Close']) {
    await trigger.click()
    await page.getByRole('button', { name }).click()
    await vi.waitUntil(isGone)
    await expect.element(trigger).toHaveFocus()
  }
})

test('a press on its button or elsewhere closes it; one inside does not', async () => {
  await show()
  await trigger.click()
  await page.getByRole('textbox', { name: 'To' }).click()
  await expect.element(panel).toBeVisible()
  await trigger.click()
  await vi.waitUntil(isGone)
  await trigger.click()
  await page.getByRole('button', { name: 'After' }).click()
  await vi.waitUntil(isGone)
})

test('is not modal: Tab leaves it, which closes it', async () => {
  await show()
  await trigger.click()
  await userEvent.tab({ shift: true })
  await expect.element(trigger).toHaveFocus()
  await expect.element(panel).toBeVisible()
  for (let turn = 0; turn < 3; turn++) await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await vi.waitUntil(isGone)
})

test('a press in it does not reach the row around it', async () => {
  const onRowPress = vi.fn()
  await show({}, (popover) => <div onClick={onRowPress}>{popover}</div>)
  await trigger.click()
  await page.getByRole('textbox', { name: 'To' }).click()
  expect(onRowPress).not.toHaveBeenCalled()
})

test.each(['ltr', 'rtl'])('%s: stays within a window barely wider than itself', async (dir) => {
  await page.viewport(360, 640)
  await show({ children: 'All that is to be said of the grace period, which lasts for seven days.' }, (popover) => (
    <div dir={dir} style={{ paddingInline: 130 }}>
      {popover}
    </div>
  ))
  await trigger.click()
  const { left, right } = panel.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(360)
  await page.viewport(414, 896)
})

test('works in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  const screen = await render(<Popover label="Filters">{<input aria-label="From" />}</Popover>, {
    container: root.appendChild(document.createElement('div')),
  })
  const button = root.querySelector('button')!
  button.click()
  await vi.waitUntil(() => root.activeElement?.getAttribute('aria-label') === 'From')
  await userEvent.keyboard('{Escape}')
  await vi.waitUntil(() => root.activeElement === button)
  await screen.unmount()
  host.remove()
})
