import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { seenIn } from '../testing/seen-in.ts'
import { Money } from './index.ts'

describeConformance('Money', (props) => <Money {...props} amount="49.90" currency="USD" per="month" />, {
  element: 'span',
})

test('follows the locale of the provider', async () => {
  const screen = await render(
    <LocaleProvider locale="fr-CA">
      <Money amount="29.95" currency="CAD" per="mois" />
    </LocaleProvider>,
  )
  expect(screen.container.textContent?.replace(/\s/g, ' ')).toBe('29,95 $/mois')
})

test.each([undefined, null, '', 'NaN'])('shows the placeholder for %j, never an amount', async (amount) => {
  const screen = await render(<Money amount={amount} currency="USD" placeholder="Price unavailable" per="month" />)
  expect(screen.container.textContent).toBe('Price unavailable')
})

test('shows an invalid decimal unchanged', async () => {
  const screen = await render(<Money amount="on request" currency="USD" />)
  expect(screen.container.textContent).toBe('on request')
})

test('a missing amount without a placeholder does not compile', () => {
  // @ts-expect-error: the caller must say what stands in its place
  const element = <Money amount={undefined} currency="USD" />
  expect(element).toBeDefined()
})

test('strikes through a price that no longer applies', async () => {
  const screen = await render(<Money amount="39.95" currency="USD" isStruck />)
  expect(screen.container.querySelector('s')).toHaveTextContent('$39.95')
})

test('never wraps', async () => {
  const screen = await render(
    <div style={{ inlineSize: 10 }}>
      <Money amount="1204.50" currency="USD" per="pay period" />
    </div>,
  )
  expect(screen.container.querySelector('span')?.getClientRects()).toHaveLength(1)
})

test.each([
  ['en-US', undefined, '−$12.00'],
  ['en-US', 'mo', '−$12.00/mo'],
  ['fr-CA', undefined, '−12,00 $ US'],
  ['en-US', 'חודש', 'שדוח/−$12.00'],
])('keeps its signs in order right to left: %s, %s', async (locale, per, seen) => {
  const screen = await render(
    <LocaleProvider locale={locale}>
      <p dir="rtl">
        שלום <Money amount="-12.00" currency="USD" per={per} data-testid="money" /> שלום
      </p>
    </LocaleProvider>,
  )
  expect(seenIn(screen.getByTestId('money').element())).toBe(seen)
})
