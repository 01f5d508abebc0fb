import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MenuItem } from '../menu/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { SplitButton, type SplitButtonProps } from './index.ts'

const onPress = vi.fn()
const onVariant = vi.fn()

const split = (props: Partial<SplitButtonProps>) => (
  <SplitButton
    menuLabel="More ways to pay"
    menu={<MenuItem onPress={onVariant}>Pay a part</MenuItem>}
    onPress={onPress}
    {...props}
  >
    Pay
  </SplitButton>
)

describeConformance('SplitButton', split, { element: 'button', disables: true })

const main = page.getByRole('button', { name: 'Pay', exact: true })
const more = page.getByRole('button', { name: 'More ways to pay' })

test('the button runs onPress, the menu its item', async () => {
  await render(split({}))
  await main.click()
  expect(onPress).toHaveBeenCalledOnce()
  expect(onVariant).not.toHaveBeenCalled()
  await more.click()
  await page.getByRole('menuitem', { name: 'Pay a part' }).click()
  expect(onVariant).toHaveBeenCalledOnce()
  expect(onPress).toHaveBeenCalledOnce()
})

test('Tab reaches both halves; arrow keys open the menu, which returns focus', async () => {
  await render(split({}))
  await userEvent.tab()
  await expect.element(main).toHaveFocus()
  await userEvent.tab()
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(more).toHaveFocus()
})

test('halves touch, and have the same height', async () => {
  await render(<div style={{ inlineSize: 140 }}>{split({ children: 'Pay all that is owed on this account' })}</div>)
  const [one, other] = page
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect())
  expect(other).toMatchObject({ left: one!.right - 1, top: one!.top, height: one!.height })
})

test('pending: neither half works', async () => {
  await render(split({ isPending: true, pendingLabel: 'Paying' }))
  await more.click({ force: true })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('without variants is a plain button', async () => {
  await render(split({ menu: null }))
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(main).toBeVisible()
})
