import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Facts } from './index.ts'

const items = ['Visa', '', 'Expires 03/2027', undefined, 'Used by 2 plans']

describeConformance('Facts', (props) => <Facts {...props} items={items} />, { element: 'span' })

const inBox = (inlineSize: number, dir = 'ltr') =>
  render(
    <div dir={dir} style={{ inlineSize }} data-testid="box">
      <Facts items={items} />
    </div>,
  )

test('says what is there, with a dot between', async () => {
  const screen = await inBox(600)
  expect(screen.getByTestId('box').element().textContent).toBe('Visa Expires 03/2027 Used by 2 plans')
})

test('screen readers pause at the dots', async () => {
  const screen = await render(
    <button type="button">
      <Facts items={['3 new changes', 'Show']} />
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: '3 new changes · Show' })).toBeVisible()
})

test('without facts there is nothing', async () => {
  const { container } = await render(<Facts items={[undefined, false, '', null]} />)
  expect(container.childElementCount).toBe(0)
})

/** The separators that can be seen. */
function seen(box: Element) {
  const frame = box.firstElementChild!.getBoundingClientRect()
  return [...box.querySelectorAll('span span span')].filter((dot) => {
    const { left, right } = dot.getBoundingClientRect()
    return right > frame.left + 0.5 && left < frame.right - 0.5
  }).length
}

test.each(['ltr', 'rtl'])('each line but the first has lost its separator, in %s', async (dir) => {
  const screen = await inBox(600, dir)
  const box = screen.getByTestId('box').element() as HTMLElement
  expect(seen(box)).toBe(2)
  box.style.inlineSize = '170px'
  expect(seen(box)).toBe(1)
  box.style.inlineSize = '120px'
  expect(seen(box)).toBe(0)
  expect(getComputedStyle(box.firstElementChild!).overflowX).toBe('clip')
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
})
