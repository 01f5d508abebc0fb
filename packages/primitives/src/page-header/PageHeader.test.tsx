import { useRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { PageHeader } from './index.ts'

describeConformance(
  'PageHeader',
  (props) => <PageHeader title="March 2026" status="Due" description="An invoice" actions="Pay" {...props} />,
  { element: 'header' },
)

const box = (role: 'heading' | 'button') => page.getByRole(role).element().getBoundingClientRect()

test('its title is a level 1 heading', async () => {
  await render(<PageHeader title="March 2026" />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'March 2026' })).toBeVisible()
})

test('omitted parts render no empty element', async () => {
  const { container } = await render(<PageHeader title="March 2026" />)
  expect(container.querySelectorAll(':empty')).toHaveLength(0)
})

test('a router can focus its title', async () => {
  function Routed() {
    const title = useRef<HTMLHeadingElement>(null)
    return (
      <>
        <PageHeader title="March 2026" titleRef={title} />
        <button type="button" onClick={() => title.current?.focus()}>
          Go
        </button>
      </>
    )
  }
  await render(<Routed />)
  await page.getByRole('button').click()
  await expect.element(page.getByRole('heading')).toHaveFocus()
  expect(getComputedStyle(page.getByRole('heading').element()).outlineStyle).toBe('none')
})

test.each([
  [900, 'beside'],
  [300, 'below'],
])('%i px wide, the actions are %s the title', async (inlineSize, place) => {
  await render(
    <div style={{ inlineSize }}>
      <PageHeader title="Renseignements" actions={<button type="button">Modifier les renseignements</button>} />
    </div>,
  )
  expect(box('button').top >= box('heading').bottom).toBe(place === 'below')
})
