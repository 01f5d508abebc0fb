import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CheckIcon } from '../icons/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { StatusBadge, tones } from './index.ts'

describeConformance('StatusBadge', (props) => <StatusBadge {...props}>Active</StatusBadge>, { element: 'span' })

test('each tone has its own icon, so that nothing depends on colour', async () => {
  const { container } = await render(
    tones.map((tone) => (
      <StatusBadge key={tone} tone={tone}>
        Word
      </StatusBadge>
    )),
  )
  const drawings = [...container.querySelectorAll('svg')].map((icon) => icon.innerHTML)
  expect(new Set(drawings).size).toBe(tones.length)
})

test('only its text is read', async () => {
  const { container } = await render(<StatusBadge tone="critical">Failed</StatusBadge>)
  expect(container.textContent).toBe('Failed')
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

test('takes a more specific icon', async () => {
  const { container } = await render(
    <>
      <StatusBadge tone="critical" icon={CheckIcon}>
        Failed
      </StatusBadge>
      <CheckIcon />
    </>,
  )
  const [own, expected] = [...container.querySelectorAll('svg')].map((icon) => icon.innerHTML)
  expect(own).toBe(expected)
})
