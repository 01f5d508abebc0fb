import { StrictMode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { brandColors, css, seeds } from '@memberkit/tokens'
import { SideNav } from '../side-nav/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { Text } from '../text/index.ts'
import { AppShell } from './index.ts'

const navigation = <SideNav label="Main" current="#plan" sections={[{ items: [{ label: 'Plan', href: '#plan' }] }]} />
const texts = { menuLabel: 'Menu', closeLabel: 'Close', skipLabel: 'Skip to the content' }

describeConformance(
  'AppShell',
  (props) => (
    <AppShell {...texts} header="Memberkit" navigation={navigation} aside="Help" asideLabel="Help" {...props}>
      Page
    </AppShell>
  ),
  { element: 'div' },
)

const shell = (
  <StrictMode>
    <AppShell {...texts} header="Memberkit" navigation={navigation} aside="Help" asideLabel="Aside" footer="Legal">
      <button type="button">Pay</button>
      <div style={{ blockSize: 2000 }} />
      <button type="button">Last</button>
    </AppShell>
  </StrictMode>
)
const nav = page.getByRole('navigation', { name: 'Main' })
const menu = page.getByRole('button', { name: 'Menu' })
const dialog = page.getByRole('dialog')
const main = page.getByRole('main')

async function show(width: number) {
  await page.viewport(width, 768)
  return render(shell)
}
afterEach(async () => {
  location.hash = ''
  await page.viewport(1024, 768)
})

test('has the landmarks of a page', async () => {
  await show(1024)
  await expect.element(page.getByRole('banner')).toHaveTextContent('Memberkit')
  await expect.element(nav).toBeVisible()
  await expect.element(main).toBeVisible()
  await expect.element(page.getByRole('complementary', { name: 'Aside' })).toBeVisible()
  await expect.element(page.getByRole('contentinfo')).toHaveTextContent('Legal')
})

test('the skip link is the first tab stop and skips header and navigation', async () => {
  await show(1024)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(main).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Pay' })).toHaveFocus()
})

test('a focused element is never hidden under the sticky header', async () => {
  await show(1024)
  const pay = page.getByRole('button', { name: 'Pay' }).element()
  const header = page.getByRole('banner').element()
  page.getByRole('button', { name: 'Last' }).element().focus()
  scrollTo(0, pay.getBoundingClientRect().top + scrollY - 10)
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(pay)
  expect(header.getBoundingClientRect().top).toBe(0)
  expect(pay.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom)
})

test.each([
  [1024, 'beside the content'],
  [1023, 'behind a button'],
])('%i px wide, the navigation is %s', async (width) => {
  await show(width)
  const isWide = width > 1023
  expect(nav.elements()).toHaveLength(isWide ? 1 : 0)
  expect(menu.elements()).toHaveLength(isWide ? 0 : 1)
})

test('the side pane is as tall as the page, and its navigation stays in the viewport', async () => {
  await show(1024)
  scrollTo(0, 1000)
  await expect.element(nav).toBeInViewport({ ratio: 1 })
  const pane = document.elementFromPoint(20, innerHeight - 1)!.getBoundingClientRect()
  scrollTo(0, 0)
  expect(pane.height).toBeGreaterThan(2000)
})

test.each([
  [1280, false],
  [1279, true],
])('%i px wide, the aside is below: %s', async (width, isBelow) => {
  await show(width)
  const aside = page.getByRole('complementary').element().getBoundingClientRect()
  expect(aside.top >= main.element().getBoundingClientRect().bottom).toBe(isBelow)
})

describe('slide-out navigation', () => {
  test('is a modal dialog that takes focus and returns it', async () => {
    await show(360)
    await menu.click()
    await expect.element(dialog).toHaveAccessibleName('Menu')
    expect(dialog.element().matches(':modal')).toBe(true)
    await expect.element(page.getByRole('link', { name: 'Plan' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).toHaveFocus()
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes by its button, a press on the backdrop or following a link', async () => {
    await show(800)
    const close = [
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => dialog.click({ position: { x: 600, y: 300 }, force: true }),
      () => page.getByRole('link', { name: 'Plan' }).click(),
    ]
    for (const act of close) {
      await menu.click()
      await expect.element(dialog).toBeVisible()
      await act()
      await expect.element(dialog).not.toBeInTheDocument()
    }
    expect(location.hash).toBe('#plan')
  })

  test('is replaced by the side pane when the window becomes wide', async () => {
    await show(1023)
    await menu.click()
    await expect.element(dialog).toBeVisible()
    await page.viewport(1024, 768)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(nav).toBeVisible()
  })
})

test('without navigation has neither pane nor button', async () => {
  await page.viewport(360, 768)
  const { container } = await render(
    <AppShell header="Memberkit" skipLabel="Skip">
      Page
    </AppShell>,
  )
  expect(container.querySelectorAll('dialog, button, aside, footer')).toHaveLength(0)
})

test('on a brand’s dark navigation the text is light in the light scheme too, but not on the page', async () => {
  await page.viewport(1024, 768)
  await render(
    <div data-mk-brand="legal" data-mk-scheme="light">
      <AppShell {...texts} header={<Text>Memberkit</Text>} navigation={navigation}>
        <Text>Page</Text>
      </AppShell>
    </div>,
  )
  const colorOf = (words: string) => getComputedStyle(page.getByText(words, { exact: true }).element()).color
  const { light, dark } = { light: brandColors(seeds.legal, 'light'), dark: brandColors(seeds.legal, 'dark') }
  expect([colorOf('Memberkit'), colorOf('Page')]).toEqual([css(dark.text), css(light.text)])
  expect(getComputedStyle(page.getByRole('banner').element()).backgroundColor).toBe(css(light.nav))
})
