import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { TagGroup } from './index.ts'

const fruits = ['Apple', 'Banana', 'Cherry', 'Date'].map((label) => ({ value: label.toLowerCase(), label }))
const removal = {
  removeLabel: (tag: string) => `Remove ${tag}`,
  removedMessage: (tag: string) => `${tag} removed`,
}

describeConformance(
  'TagGroup',
  (props) => <TagGroup label="Fruits" tags={fruits} onRemove={() => {}} {...removal} {...props} />,
  { element: 'fieldset' },
)

const remover = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
const tag = (name: string) => page.getByRole('button', { name, exact: true })
const tags = () => [...document.querySelectorAll('li')].map((each) => each.textContent)

function Removable({ onRemove = () => {}, isSelectable = false }: { onRemove?: () => void; isSelectable?: boolean }) {
  const [left, setLeft] = useState(fruits)
  const remove = (value: string) => {
    onRemove()
    setLeft(left.filter((each) => each.value !== value))
  }
  const selection = isSelectable ? { isSelectable: true as const } : {}
  return (
    <>
      <LiveRegion />
      <TagGroup {...selection} label="Fruits" tags={left} emptyText="No fruit" onRemove={remove} {...removal} />
      <button type="button">After</button>
    </>
  )
}

test('is a list with a name, and one stop of Tab', async () => {
  await render(<Removable />)
  await expect.element(page.getByRole('group', { name: 'Fruits' })).toBeVisible()
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(4)
  await userEvent.tab()
  await expect.element(remover('Apple')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('arrows, Home and End move through it, %s', async (dir, on, back) => {
  await render(
    <div dir={dir}>
      <Removable />
    </div>,
  )
  await userEvent.tab()
  for (const [key, name] of [
    [on, 'Banana'],
    ['{ArrowDown}', 'Cherry'],
    [back, 'Banana'],
    ['{End}', 'Date'],
    [on, 'Date'],
    ['{ArrowUp}', 'Cherry'],
    ['{Home}', 'Apple'],
    [back, 'Apple'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(remover(name)).toHaveFocus()
  }
})

test('Tab comes back to where it left', async () => {
  await render(<Removable />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{Tab}')
  await userEvent.tab({ shift: true })
  await expect.element(remover('Banana')).toHaveFocus()
})

test.each([
  ['{Delete}', false],
  ['{Backspace}', false],
  ['{Enter}', false],
  ['{Delete}', true],
])('%s removes it and goes to its neighbour (selectable: %s)', async (key, isSelectable) => {
  await render(<Removable isSelectable={isSelectable} />)
  const stop = (name: string) => (isSelectable ? tag(name) : remover(name))
  await userEvent.tab()
  await userEvent.keyboard('{End}{ArrowLeft}')
  await userEvent.keyboard(key)
  await expect.element(stop('Date')).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(stop('Banana')).toHaveFocus()
  expect(tags()).toEqual(['Apple', 'Banana'])
  await expect.poll(() => document.querySelector('[aria-live=polite]')?.textContent).toContain('Date removed')
})

test('the group keeps the place of the last one', async () => {
  await render(<Removable />)
  await userEvent.tab()
  await userEvent.keyboard('{Delete}{Delete}{Delete}{Delete}')
  await expect.element(page.getByText('No fruit', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Fruits' })).toHaveFocus()
})

test('a press on its button removes it', async () => {
  await render(<Removable />)
  await remover('Banana').click()
  expect(tags()).toEqual(['Apple', 'Cherry', 'Date'])
  await expect.element(remover('Cherry')).toHaveFocus()
})

test('one that its owner keeps keeps the focus', async () => {
  await render(<TagGroup label="Fruits" tags={fruits} onRemove={() => {}} {...removal} />)
  await userEvent.tab()
  await userEvent.keyboard('{Delete}')
  await expect.element(remover('Apple')).toHaveFocus()
})

test('selects by press and by key, hands on the values in their order and posts them', async () => {
  const onChange = vi.fn()
  await render(
    <form>
      <TagGroup label="Fruits" tags={fruits} isSelectable defaultValue={['date']} onChange={onChange} name="fruit" />
    </form>,
  )
  await tag('Banana').click()
  await userEvent.keyboard('{ArrowLeft} ')
  await tag('Date').click()
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([
    ['banana', 'date'],
    ['apple', 'banana', 'date'],
    ['apple', 'banana'],
  ])
  await expect.element(tag('Apple')).toHaveAttribute('aria-pressed', 'true')
  expect(new FormData(document.querySelector('form')!).getAll('fruit')).toEqual(['apple', 'banana'])
})

test('no neighbour moves when one is selected', async () => {
  await render(<TagGroup label="Fruits" tags={fruits} isSelectable />)
  const place = () => tag('Banana').element().getBoundingClientRect().left
  const before = place()
  await tag('Apple').click()
  expect(place()).toBeCloseTo(before, 1)
})

test('keeps to the value it is given', async () => {
  await render(<TagGroup label="Fruits" tags={fruits} isSelectable value={[]} />)
  await tag('Apple').click()
  await expect.element(tag('Apple')).toHaveAttribute('aria-pressed', 'false')
})

test('tags that can be neither selected nor removed take no focus', async () => {
  const { container } = await render(<TagGroup label="Fruits" tags={fruits} />)
  expect(container.querySelector('button')).toBeNull()
})

test('disabled, no tag can be pressed', async () => {
  await render(<TagGroup label="Fruits" tags={fruits} isSelectable disabled onRemove={() => {}} {...removal} />)
  await expect.element(tag('Apple')).toBeDisabled()
  await expect.element(remover('Apple')).toBeDisabled()
})

test('folds away the rows that are too many, until they are asked for', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ value: `${at}`, label: `Fruit ${at}` }))
  const show = (width: number) => (
    <div style={{ inlineSize: width }}>
      <TagGroup
        label="Fruits"
        tags={many}
        isSelectable
        maxRows={2}
        showAllLabel={(count) => `Show all ${count}`}
        showFewerLabel="Show fewer"
      />
    </div>
  )
  const screen = await render(show(300))
  const seen = () => [...document.querySelectorAll('li:not([data-folded])')].length
  await expect.poll(seen).toBeLessThan(20)
  const inTwoRows = seen()
  expect(inTwoRows).toBeGreaterThan(2)
  await expect.element(tag('Fruit 19')).not.toBeInTheDocument()
  await tag('Fruit 0').click()
  await userEvent.keyboard('{End}')
  await expect.element(tag(`Fruit ${inTwoRows - 1}`)).toHaveFocus()
  const more = page.getByRole('button', { name: 'Show all 20' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect.element(tag('Fruit 19')).toBeVisible()
  await page.getByRole('button', { name: 'Show fewer' }).click()
  await expect.poll(seen).toBe(inTwoRows)
  await screen.rerender(show(600))
  await expect.poll(seen).toBeGreaterThan(inTwoRows)
})
