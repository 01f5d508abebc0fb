import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LinkProvider } from '../link/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { hostRouter } from '../testing/host-router.tsx'
import { SideNav, type SideNavSection } from './index.ts'

const sections: SideNavSection[] = [
  {
    items: [
      { label: 'Overview', href: '/overview' },
      {
        label: 'Billing',
        items: [
          { label: 'Invoices', href: '/invoices', count: 3 },
          { label: 'Settings', items: [{ label: 'Payment methods', href: '/methods' }] },
        ],
      },
    ],
  },
  { title: 'Help', items: [{ label: 'Cases', href: '/cases' }] },
]

describeConformance('SideNav', (props) => <SideNav label="Main" sections={sections} current="/methods" {...props} />, {
  element: 'nav',
})

const nav = (current?: string) => (
  <StrictMode>
    <SideNav label="Main" sections={sections} current={current} />
  </StrictMode>
)
const link = (name: string) => page.getByRole('link', { name, includeHidden: true })
const group = (name: string) => page.getByText(name, { exact: true })
const isOpen = (name: string) => group(name).element().closest('details')!.open

test('is a navigation landmark with lists, named by their sections', async () => {
  await render(nav())
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Help' })).toBeVisible()
})

test('marks the current page, and expands the groups around it', async () => {
  await render(nav('/methods'))
  await expect.element(link('Payment methods')).toHaveAttribute('aria-current', 'page')
  expect([isOpen('Billing'), isOpen('Settings')]).toEqual([true, true])
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
})

test('a group expands when its page becomes current, and stays expanded', async () => {
  const screen = await render(nav('/overview'))
  expect(isOpen('Billing')).toBe(false)
  await screen.rerender(nav('/invoices'))
  await expect.element(link('Invoices 3')).toBeVisible()
  expect(isOpen('Settings')).toBe(false)
  await screen.rerender(nav('/overview'))
  expect(isOpen('Billing')).toBe(true)
})

test('groups toggle independently by pointer, Enter and Space', async () => {
  const screen = await render(nav('/methods'))
  await group('Settings').click()
  await expect.element(link('Payment methods')).not.toBeVisible()
  expect(isOpen('Billing')).toBe(true)
  await userEvent.keyboard('{Enter}')
  await expect.element(link('Payment methods')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(link('Payment methods')).not.toBeVisible()
  await screen.rerender(nav('/methods'))
  expect(isOpen('Settings')).toBe(false)
})

test('Tab moves through visible links only', async () => {
  await render(nav('/overview'))
  for (const name of ['Overview', 'Billing', 'Cases']) {
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe(name)
  }
})

test('renders links with the host’s component', async () => {
  await render(<LinkProvider component={hostRouter(() => {})}>{nav()}</LinkProvider>)
  await expect.element(link('Overview')).toHaveAttribute('data-router')
})
