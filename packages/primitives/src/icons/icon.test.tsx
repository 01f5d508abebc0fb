import '@memberkit/tokens/styles.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { CheckIcon, ChevronEndIcon } from './index.ts'

describeConformance('an icon', () => <CheckIcon />, { element: 'svg', passesProps: false })

test('is 1em in size and hidden from screen readers', async () => {
  const { container } = await render(
    <span style={{ fontSize: 40 }}>
      <CheckIcon data-testid="mark" />
    </span>,
  )
  const icon = container.querySelector('svg[data-testid="mark"]')!
  expect(icon.getBoundingClientRect()).toMatchObject({ width: 40, height: 40 })
  expect(icon).toHaveAttribute('aria-hidden', 'true')
})

test('a directional icon is mirrored right to left, any other is not', async () => {
  const { container } = await render(
    <div dir="rtl">
      <ChevronEndIcon />
      <CheckIcon />
    </div>,
  )
  const scales = [...container.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).scale)
  expect(scales).toEqual(['-1 1', 'none'])
})
