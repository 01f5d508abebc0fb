import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LinkButton } from '../button/index.ts'
import { Menu, MenuItem } from '../menu/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { hostRouter } from '../testing/host-router.tsx'
import { Link, LinkProvider } from './index.ts'

describeConformance(
  'Link',
  (props) => (
    <Link {...props} href="/plan">
      Plan
    </Link>
  ),
  { element: 'a' },
)

test('states that it opens a new tab, and sets noopener noreferrer', async () => {
  const screen = await render(
    <Link href="https://example.com/" externalLabel="opens in a new tab">
      Help
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Help opens in a new tab' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('an address that could run a script is dropped', async () => {
  const screen = await render(<Link href="javascript:alert(1)">Help</Link>)
  expect(screen.getByText('Help').element()).not.toHaveAttribute('href')
})

const follow = vi.fn()
const Router = hostRouter(follow)

test('the host renders links within its site, with their ref, but not external ones', async () => {
  const ref = vi.fn()
  const screen = await render(
    <LinkProvider component={Router}>
      <Link href="/plan" ref={ref}>
        Plan
      </Link>
      <Link href="https://example.com/" externalLabel="opens in a new tab">
        Help
      </Link>
    </LinkProvider>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Plan' }))
  expect(follow).toHaveBeenLastCalledWith('/plan')
  expect(ref).toHaveBeenCalledWith(screen.getByRole('link', { name: 'Plan' }).element())
  expect(screen.getByRole('link', { name: /Help/ }).element()).not.toHaveAttribute('data-router')
})

test('LinkButton and menu links use the host’s component too', async () => {
  const screen = await render(
    <LinkProvider component={Router}>
      <LinkButton href="/pay">Pay</LinkButton>
      <Menu label="More" defaultOpen>
        <MenuItem href="/statement">Statement</MenuItem>
      </Menu>
    </LinkProvider>,
  )
  await expect.element(screen.getByRole('menuitem')).toHaveAttribute('data-router')
  await screen.getByRole('link', { name: 'Pay' }).click()
  expect(follow).toHaveBeenLastCalledWith('/pay')
})
