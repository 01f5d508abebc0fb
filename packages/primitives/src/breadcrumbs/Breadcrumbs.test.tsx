import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LinkProvider } from '../link/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { hostRouter } from '../testing/host-router.tsx'
import { Breadcrumbs } from './index.ts'

const path = ['Home', 'Groups', 'Northwind Example', 'Members'].map((label) => ({ label, href: `/${label}` }))
const texts = { label: 'Where you are', expandLabel: 'Show all', current: 'Ada Example' }

describeConformance('Breadcrumbs', (props) => <Breadcrumbs {...texts} path={path} {...props} />, { element: 'nav' })

const shown = (width: number, length = path.length) =>
  render(
    <div style={{ inlineSize: width }}>
      <Breadcrumbs {...texts} path={path.slice(0, length)} />
    </div>,
  )
const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
const more = page.getByRole('button', { name: 'Show all' })

test('is a navigation landmark with a list that ends at the current page', async () => {
  await shown(800)
  await expect.element(page.getByRole('navigation', { name: 'Where you are' })).toBeVisible()
  expect(page.getByRole('listitem').elements().at(-1)).toHaveTextContent('Ada Example')
  await expect.element(page.getByText('Ada Example')).toHaveAttribute('aria-current', 'page')
  expect(links()).toEqual(['Home', 'Groups', 'Northwind Example', 'Members'])
  await expect.element(more).not.toBeInTheDocument()
})

test('in a narrow container a button expands the middle, and focus moves to its first link', async () => {
  await shown(320)
  expect(links()).toEqual(['Home', 'Members'])
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(links()).toEqual(['Home', 'Groups', 'Northwind Example', 'Members'])
  await expect.element(page.getByRole('link', { name: 'Groups' })).toHaveFocus()
})

test('has the room that is left beside something in a row', async () => {
  await render(
    <div style={{ display: 'flex', inlineSize: 800 }}>
      <Breadcrumbs {...texts} path={path} />
      <button type="button">Go to</button>
    </div>,
  )
  const { inlineSize } = getComputedStyle(page.getByRole('navigation').element())
  expect(Number.parseFloat(inlineSize)).toBeGreaterThan(600)
  expect(links()).toEqual(['Home', 'Groups', 'Northwind Example', 'Members'])
})

test.each([0, 1, 2])('a path of %i has no middle', async (length) => {
  await shown(320, length)
  expect(links()).toHaveLength(length)
  await expect.element(more).not.toBeInTheDocument()
})

test('renders links with the host’s component', async () => {
  await render(
    <LinkProvider component={hostRouter(() => {})}>
      <Breadcrumbs {...texts} path={path} />
    </LinkProvider>,
  )
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('data-router')
})
