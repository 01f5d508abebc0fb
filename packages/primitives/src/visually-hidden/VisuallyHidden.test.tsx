import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { VisuallyHidden } from './index.ts'

describeConformance('VisuallyHidden', (props) => <VisuallyHidden {...props}>Opens a menu</VisuallyHidden>, {
  element: 'span',
})

test('takes no space, but names its container', async () => {
  const screen = await render(
    <button>
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
  const hidden = screen.container.querySelector('span')
  expect(hidden?.getBoundingClientRect()).toMatchObject({ width: 1, height: 1 })
})

test('isFocusable shows it while focused', async () => {
  const screen = await render(
    <VisuallyHidden isFocusable>
      <a href="#content">Skip to the content</a>
    </VisuallyHidden>,
  )
  const width = () => screen.container.querySelector('span')!.getBoundingClientRect().width
  expect(width()).toBe(1)
  await userEvent.tab()
  expect(width()).toBeGreaterThan(50)
})
