import '@memberkit/tokens/styles.css'
import { brandColors, css, seeds } from '@memberkit/tokens'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, LinkButton } from '../button/index.ts'
import { Link } from '../link/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { PrintLayout, PrintOnly, ScreenOnly } from './index.ts'

describeConformance('PrintLayout', (props) => <PrintLayout {...props}>Words</PrintLayout>, { element: 'div' })
describeConformance('ScreenOnly', (props) => <ScreenOnly {...props}>Words</ScreenOnly>, { element: 'div' })
describeConformance('PrintOnly', (props) => <PrintOnly {...props}>Words</PrintOnly>, { element: 'div' })

interface Emulation {
  send(method: 'Emulation.setEmulatedMedia', parameters: { media: string }): Promise<unknown>
}

async function onPaper() {
  const { send } = cdp() as unknown as Emulation
  await send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => void (await send('Emulation.setEmulatedMedia', { media: '' })))
}

const page = (isPreview = false) => (
  <PrintLayout header="Example Law" footer="Page foot" isPreview={isPreview} data-testid="layout">
    <ScreenOnly>Filters</ScreenOnly>
    <PrintOnly>Printed for Ada Example</PrintOnly>
    <Button>Pay</Button>
    <LinkButton href="#pdf">Download</LinkButton>
    <Link href="https://example.com/terms">Terms</Link>
    <details>
      <summary>More</summary>
      <p>Folded words</p>
    </details>
    <table>
      <thead>
        <tr>
          <th>
            <button type="button">Amount</button>
          </th>
        </tr>
      </thead>
    </table>
  </PrintLayout>
)

const isSeen = (screen: { getByText(text: string): { element(): Element } }, text: string) =>
  screen.getByText(text).element().checkVisibility({ contentVisibilityAuto: true })

const seen = (screen: Parameters<typeof isSeen>[0]) =>
  ['Example Law', 'Page foot', 'Filters', 'Printed for Ada Example', 'Pay', 'Download', 'Terms', 'Amount'].filter(
    (text) => isSeen(screen, text),
  )

const detailsIn = (screen: Parameters<typeof isSeen>[0]) =>
  screen.getByText('Folded words').element().closest('details')!

const forPaper = ['Example Law', 'Page foot', 'Printed for Ada Example', 'Terms', 'Amount']

test('the screen hides header and footer, and shows all controls', async () => {
  const screen = await render(page())
  expect(seen(screen)).toEqual(['Filters', 'Pay', 'Download', 'Terms', 'Amount'])
})

test('print shows header and footer, and no controls except table headers', async () => {
  const screen = await render(page())
  await onPaper()
  expect(seen(screen)).toEqual(forPaper)
})

test('header and footer are table groups, which browsers repeat on each page', async () => {
  const screen = await render(page())
  await onPaper()
  const parts = [...screen.getByTestId('layout').element().children]
  expect(parts.map((part) => [getComputedStyle(part).display, getComputedStyle(part).breakInside])).toEqual([
    ['table-header-group', 'avoid'],
    ['table-row-group', 'auto'],
    ['table-footer-group', 'avoid'],
  ])
})

test('a preview shows the print version on screen', async () => {
  const screen = await render(page(true))
  expect(seen(screen)).toEqual(forPaper)
})

test.each([true, false])('details are expanded, in a preview: %s', async (isPreview) => {
  const screen = await render(page(isPreview))
  if (!isPreview) await onPaper()
  const details = detailsIn(screen)
  const content = getComputedStyle(details, '::details-content')
  expect(content.contentVisibility).toBe('visible')
  expect(details.open).toBe(false)
})

test('a link’s address is printed after its text', async () => {
  const screen = await render(page(true))
  const { content } = getComputedStyle(screen.getByRole('link', { name: /Terms/ }).element(), '::after')
  expect(content).toContain('https://example.com/terms')
})

test.each([true, false])('a dark brand is printed in the light scheme, in a preview: %s', async (isPreview) => {
  const { container } = await render(<div data-mk-scheme="dark">{page(isPreview)}</div>)
  const layout = container.querySelector('[data-testid=layout]')!
  const styles = () => {
    const { colorScheme, color, backgroundColor } = getComputedStyle(layout)
    return { colorScheme, color, backgroundColor }
  }
  const { text, surface } = brandColors(seeds.legal, 'light')
  const light = { colorScheme: 'light', color: css(text), backgroundColor: css(surface) }
  if (isPreview) expect(styles()).toEqual(light)
  else expect(styles().colorScheme).toBe('dark')
  await onPaper()
  expect(styles()).toEqual(light)
})

test('where CSS cannot expand details, they are opened while printing', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false)
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const screen = await render(page())
  const details = detailsIn(screen)
  dispatchEvent(new Event('beforeprint'))
  expect(details.open).toBe(true)
  dispatchEvent(new Event('afterprint'))
  expect(details.open).toBe(false)
})
