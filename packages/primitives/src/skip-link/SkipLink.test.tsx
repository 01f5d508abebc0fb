import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { InShadow } from '../testing/InShadow.tsx'
import { SkipLink } from './index.ts'

describeConformance(
  'SkipLink',
  (props) => (
    <SkipLink targetId="content" {...props}>
      Skip to the content
    </SkipLink>
  ),
  { element: 'a' },
)

const link = page.getByRole('link', { name: 'Skip to the content' })
const content = page.getByRole('main')

const frame = (
  <>
    <SkipLink targetId="content">Skip to the content</SkipLink>
    <a href="#elsewhere">Navigation</a>
    <main id="content">
      <button type="button">Pay</button>
    </main>
  </>
)

test('is first in the tab order, and visible only while focused', async () => {
  await render(frame)
  const width = () => link.element().getBoundingClientRect().width
  expect(width()).toBeLessThanOrEqual(40)
  expect(getComputedStyle(link.element()).clipPath).not.toBe('none')
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  expect(getComputedStyle(link.element()).clipPath).toBe('none')
  expect(width()).toBeGreaterThan(100)
})

test('moves focus and the tab order to the content, without changing the address', async () => {
  const before = location.href
  await render(frame)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(content).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Pay' })).toHaveFocus()
  expect(location.href).toBe(before)
})

test('finds its target in a shadow root', async () => {
  await render(<InShadow>{frame}</InShadow>)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(content.element().matches(':focus')).toBe(true)
})
