import { type ReactNode, StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { keyClock } from '../testing/key-clock.ts'
import { Menu, MenuItem, type MenuProps, MenuSection, MenuSeparator } from './index.ts'

const nothing = () => {}

describeConformance(
  'Menu',
  (props) => (
    <Menu label="Actions" {...props}>
      <MenuItem onPress={nothing}>Pay</MenuItem>
    </Menu>
  ),
  { element: 'button' },
)

const trigger = page.getByRole('button', { name: 'Actions' })
const menu = page.getByRole('menu')
const item = (name: string) => page.getByRole('menuitem', { name })

async function show(children: ReactNode, props?: Partial<MenuProps>) {
  return render(
    <StrictMode>
      <Menu label="Actions" {...props}>
        {children}
      </Menu>
      <button type="button">After</button>
    </StrictMode>,
  )
}

const fruits = ['Apple', 'Banana', 'Blueberry', 'Érable'].map((name) => (
  <MenuItem key={name} onPress={nothing}>
    {name}
  </MenuItem>
))

test.each([
  ['{Enter}', 'Apple'],
  [' ', 'Apple'],
  ['{ArrowDown}', 'Apple'],
  ['{ArrowUp}', 'Érable'],
])('%s on the button opens it at %s', async (key, name) => {
  await show(fruits)
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.element(item(name)).toHaveFocus()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
})

test('arrow keys wrap, Home and End move to the ends, typing a letter finds an item', async () => {
  await show(fruits)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const path: [string, string][] = [
    ['{ArrowUp}', 'Érable'],
    ['{ArrowDown}', 'Apple'],
    ['{End}', 'Érable'],
    ['{Home}', 'Apple'],
    ['b', 'Banana'],
    ['b', 'Blueberry'],
    ['b', 'Banana'],
  ]
  for (const [key, name] of path) {
    await userEvent.keyboard(key)
    await expect.element(item(name)).toHaveFocus()
  }
})

test('typeahead matches several letters', async () => {
  keyClock()
  await show(fruits)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('blu')
  await expect.element(item('Blueberry')).toHaveFocus()
})

test('typeahead ignores accents', async () => {
  await show(fruits)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}e')
  await expect.element(item('Érable')).toHaveFocus()
})

test('selecting an item closes the menu and returns focus before it acts', async () => {
  const focused: string[] = []
  await show(<MenuItem onPress={() => focused.push(document.activeElement?.textContent ?? '')}>Pay</MenuItem>)
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(focused).toEqual(['Actions'])
  await expect.element(menu).not.toBeInTheDocument()
})

test('Escape closes only the menu, and returns focus', async () => {
  const onKeyDown = vi.fn()
  await render(
    <div onKeyDown={(event) => onKeyDown(event.key)}>
      <Menu label="Actions">{fruits}</Menu>
    </div>,
  )
  await trigger.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  expect(onKeyDown).not.toHaveBeenCalledWith('Escape')
})

test('Tab closes it and moves on from the button', async () => {
  await show(fruits)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})

/** A popover that is only hidden would not be found by its role. */
const isGone = () => document.querySelector('[role=menu]') === null

test('a press on its button or elsewhere closes it', async () => {
  await show(fruits)
  await trigger.click()
  await expect.element(menu).toBeVisible()
  await trigger.click()
  await vi.waitUntil(isGone)
  await trigger.click()
  await expect.element(menu).toBeVisible()
  await page.getByRole('button', { name: 'After' }).click()
  await vi.waitUntil(isGone)
})

test('a press that light-dismissed it does not reopen it', async () => {
  await show(fruits)
  await trigger.click()
  const button = trigger.element()
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  document.querySelector<HTMLElement>('[role=menu]')?.hidePopover()
  await vi.waitUntil(isGone)
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await trigger.click()
  await expect.element(menu).toBeVisible()
})

test('hover moves focus', async () => {
  await show(fruits)
  await trigger.click()
  await item('Banana').hover()
  await expect.element(item('Banana')).toHaveFocus()
})

test('an unavailable item gives its reason, can be focused and does nothing', async () => {
  const onPress = vi.fn()
  await show(
    <MenuItem onPress={onPress} unavailableReason="Already refunded">
      Refund
    </MenuItem>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Refund')).toHaveFocus()
  await expect.element(item('Refund')).toHaveAccessibleDescription('Already refunded')
  await userEvent.keyboard('{Enter}')
  await item('Refund').click({ force: true })
  expect(onPress).not.toHaveBeenCalled()
  await expect.element(menu).toBeVisible()
})

test('an unavailable item whose reason is still loading does nothing either', async () => {
  const onPress = vi.fn()
  await show(
    <MenuItem onPress={onPress} unavailableReason="">
      Refund
    </MenuItem>,
  )
  await trigger.click()
  await expect.element(item('Refund')).toHaveAttribute('aria-disabled', 'true')
  await item('Refund').click({ force: true })
  expect(onPress).not.toHaveBeenCalled()
})

test('a press in it does not reach the row around it', async () => {
  const onRowPress = vi.fn()
  await render(
    <div onClick={onRowPress}>
      <Menu label="Actions">{fruits}</Menu>
    </div>,
  )
  await trigger.click()
  await item('Apple').click()
  expect(onRowPress).not.toHaveBeenCalled()
})

test('links, checked items, sections and separators have their roles', async () => {
  await show(
    <>
      <MenuItem href="#pdf">Statement</MenuItem>
      <MenuSeparator />
      <MenuSection label="Sort by">
        <MenuItem isChecked onPress={nothing}>
          Date
        </MenuItem>
        <MenuItem isChecked={false} onPress={nothing}>
          Amount
        </MenuItem>
      </MenuSection>
    </>,
  )
  await trigger.click()
  await expect.element(item('Statement')).toHaveAttribute('href', '#pdf')
  await expect.element(page.getByRole('separator')).toBeInTheDocument()
  await expect.element(page.getByRole('group', { name: 'Sort by' })).toBeVisible()
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Date' })).toBeChecked()
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Amount' })).not.toBeChecked()
})

test('an item without an action is hidden, as is a menu without items', async () => {
  const screen = await show(
    <>
      <MenuItem>Void</MenuItem>
      <MenuItem onPress={nothing}>Pay</MenuItem>
    </>,
  )
  await trigger.click()
  await expect.element(item('Void')).not.toBeInTheDocument()
  await screen.rerender(
    <Menu label="Actions">
      {false}
      {null}
    </Menu>,
  )
  await expect.element(trigger).not.toBeInTheDocument()
})

test('flips at an edge of the window', async () => {
  await render(
    <div style={{ position: 'fixed', insetBlockEnd: 4, insetInlineEnd: 4 }}>
      <Menu label="Actions">{fruits}</Menu>
    </div>,
  )
  await trigger.click()
  const box = menu.element().getBoundingClientRect()
  expect(box.right).toBeLessThanOrEqual(innerWidth)
  expect(box.bottom).toBeLessThanOrEqual(trigger.element().getBoundingClientRect().top)
})

test('a menu taller than the window scrolls within it', async () => {
  await render(
    <div style={{ position: 'fixed', insetBlockStart: '40%' }}>
      <Menu label="Actions">
        {Array.from({ length: 60 }, (_, at) => (
          <MenuItem key={at} onPress={nothing}>
            {`Item ${at}`}
          </MenuItem>
        ))}
      </Menu>
    </div>,
  )
  await trigger.click()
  expect(menu.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  await userEvent.keyboard('{End}')
  await expect.element(item('Item 59')).toBeInViewport()
})

test('two menus open at their own buttons', async () => {
  await render(
    <div style={{ display: 'flex', gap: 300 }}>
      <Menu label="Other">{fruits}</Menu>
      <Menu label="Actions">{fruits}</Menu>
    </div>,
  )
  await trigger.click()
  const { left, bottom } = trigger.element().getBoundingClientRect()
  const box = menu.element().getBoundingClientRect()
  expect([box.left, box.top]).toEqual([left, bottom + 4])
})
