import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { KeyValue, KeyValueItem } from './index.ts'

const item = <KeyValueItem label="Name">Ada Example</KeyValueItem>

describeConformance('KeyValue', (props) => <KeyValue {...props}>{item}</KeyValue>, { element: 'dl' })
describeConformance(
  'KeyValueItem',
  (props) => (
    <KeyValueItem {...props} label="Name">
      Ada Example
    </KeyValueItem>
  ),
  {
    element: 'div',
    wrapper: ({ children }) => <KeyValue>{children}</KeyValue>,
  },
)

test('is a list of terms with their definitions', async () => {
  const screen = await render(<KeyValue>{item}</KeyValue>)
  await expect.element(screen.getByRole('term')).toHaveTextContent('Name')
  await expect.element(screen.getByRole('definition')).toHaveTextContent('Ada Example')
})

test.each([
  ['wide', 600, 'beside'],
  ['narrow', 280, 'below'],
])('a row that is %s has its value %s its name', async (_width, inlineSize, place) => {
  const screen = await render(
    <div style={{ inlineSize }}>
      <KeyValue>{item}</KeyValue>
    </div>,
  )
  const name = screen.getByRole('term').element().getBoundingClientRect()
  const value = screen.getByRole('definition').element().getBoundingClientRect()
  expect(value.top >= name.bottom ? 'below' : 'beside').toBe(place)
})

test.each([340, 360])('in %i px, names of any length have their values at the same place', async (inlineSize) => {
  const screen = await render(
    <div style={{ inlineSize }}>
      <KeyValue>
        {item}
        <KeyValueItem label="Rechtsschutzversicherungsnehmerin">Ada Example</KeyValueItem>
      </KeyValue>
    </div>,
  )
  const [first, second] = screen
    .getByRole('definition')
    .elements()
    .map((value) => value.getBoundingClientRect().left)
  expect(second).toBe(first)
})

test('ledger values are aligned at the end', async () => {
  const { container } = await render(
    <KeyValue layout="ledger">
      <KeyValueItem label="Plan">$29.95</KeyValueItem>
      <KeyValueItem label="Total" isTotal>
        $1,029.95
      </KeyValueItem>
    </KeyValue>,
  )
  const ends = [...container.querySelectorAll('dd')].map((value) => value.getBoundingClientRect().right)
  expect(ends[0]).toBe(ends[1])
})
