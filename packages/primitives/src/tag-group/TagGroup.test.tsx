import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { LocaleProvider } from '../locale/index.ts'
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

const removeButton = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
const tag = (name: string) => page.getByRole('row', { name, exact: true })
const tags = () => [...document.querySelectorAll('[role=row]')].map((each) => each.textContent)

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

test('is a named grid; Tab reaches one tag, then its button', async () => {
  await render(<Removable />)
  await expect.element(page.getByRole('grid', { name: 'Fruits' })).toBeVisible()
  await expect.poll(() => page.getByRole('row').elements().length).toBe(4)
  await userEvent.tab()
  await expect.element(tag('Apple')).toHaveFocus()
  await userEvent.tab()
  await expect.element(removeButton('Apple')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('arrow keys wrap, Home and End move to the ends, %s', async (dir, on, back) => {
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
    [on, 'Apple'],
    [back, 'Date'],
    ['{ArrowUp}', 'Cherry'],
    ['{Home}', 'Apple'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(tag(name)).toHaveFocus()
  }
})

test('Tab returns to the last focused tag', async () => {
  await render(<Removable />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tag('Banana')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(removeButton('Banana')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(tag('Banana')).toHaveFocus()
})

test.each([
  ['{Delete}', false],
  ['{Backspace}', false],
  ['{Delete}', true],
])('%s removes a tag and moves focus to its neighbour (selectable: %s)', async (key, isSelectable) => {
  await render(<Removable isSelectable={isSelectable} />)
  await userEvent.tab()
  await userEvent.keyboard('{End}{ArrowLeft}')
  await expect.element(tag('Cherry')).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(tag('Date')).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.element(tag('Banana')).toHaveFocus()
  expect(tags()).toEqual(['Apple', 'Banana'])
  await expect.poll(() => document.querySelector('[data-mk-live=polite]')?.textContent).toContain('Date removed')
})

test('Delete removes only the focused tag, however many are selected', async () => {
  await render(<Removable isSelectable />)
  await userEvent.tab()
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(tag('Date')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Delete}')
  await expect.element(tag('Banana')).toHaveFocus()
  expect(tags()).toEqual(['Banana', 'Cherry', 'Date'])
})

test('Escape keeps the selection', async () => {
  await render(<TagGroup label="Fruits" tags={fruits} isSelectable defaultValue={['date']} />)
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(tag('Date')).toHaveAttribute('aria-selected', 'true')
})

test.each([undefined, 'fr-CA', 'es-US'])('describes how to remove a tag in the page’s language: %s', async (locale) => {
  await render(
    <LocaleProvider locale={locale}>
      <Removable />
    </LocaleProvider>,
  )
  await userEvent.tab()
  const words = { 'fr-CA': /supprimer l’étiquette/i, 'es-US': /quitar la etiqueta/i }[locale ?? ''] ?? /remove tag/i
  await expect.element(tag('Apple')).toHaveAccessibleDescription(words)
})

test('no style sheet is added at run time: an element with its id keeps React Aria from it', async () => {
  await render(<Removable />)
  expect(document.getElementById('react-aria-pressable-style')?.localName).toBe('meta')
})

test('focus moves to the group once the last tag is removed', async () => {
  await render(<Removable />)
  await userEvent.tab()
  for (const name of ['Apple', 'Banana', 'Cherry', 'Date']) {
    await expect.element(tag(name)).toHaveFocus()
    await userEvent.keyboard('{Delete}')
  }
  await expect.element(page.getByText('No fruit', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Fruits' })).toHaveFocus()
})

test('pressing its button removes a tag', async () => {
  await render(<Removable />)
  await removeButton('Banana').click()
  expect(tags()).toEqual(['Apple', 'Cherry', 'Date'])
  await expect.element(tag('Cherry')).toHaveFocus()
})

test('a tag that its owner keeps also keeps focus', async () => {
  await render(<TagGroup label="Fruits" tags={fruits} onRemove={() => {}} {...removal} />)
  await userEvent.tab()
  await userEvent.keyboard('{Delete}')
  await expect.element(tag('Apple')).toHaveFocus()
})

test('selects by pointer and keyboard, reports values in order, and posts them', async () => {
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
  await expect.element(tag('Apple')).toHaveAttribute('aria-selected', 'true')
  expect(new FormData(document.querySelector('form')!).getAll('fruit')).toEqual(['apple', 'banana'])
})

test('selecting a tag does not shift its neighbours', async () => {
  await render(<TagGroup label="Fruits" tags={fruits} isSelectable />)
  const place = () => tag('Banana').element().getBoundingClientRect().left
  const before = place()
  await tag('Apple').click()
  expect(place()).toBeCloseTo(before, 1)
})

test('keeps the given value when controlled', async () => {
  await render(<TagGroup label="Fruits" tags={fruits} isSelectable value={[]} />)
  await tag('Apple').click()
  await expect.element(tag('Apple')).toHaveAttribute('aria-selected', 'false')
})

test('tags that can be neither selected nor removed are not focusable', async () => {
  const { container } = await render(<TagGroup label="Fruits" tags={fruits} />)
  expect(container.querySelector('button')).toBeNull()
})

test('disabled, no tag can be pressed', async () => {
  await render(<TagGroup label="Fruits" tags={fruits} isSelectable disabled onRemove={() => {}} {...removal} />)
  await expect.element(tag('Apple')).toHaveAttribute('aria-disabled', 'true')
  await tag('Apple').click({ force: true })
  await expect.element(removeButton('Apple')).toBeDisabled()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('in a disabled fieldset, no tag can be pressed', async () => {
  const onChange = vi.fn()
  await render(
    <fieldset disabled>
      <TagGroup label="Fruits" tags={fruits} isSelectable onChange={onChange} />
    </fieldset>,
  )
  await tag('Apple').click({ force: true })
  expect(onChange).not.toHaveBeenCalled()
})

test('collapses rows beyond maxRows until expanded', async () => {
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
  const seen = () => [...document.querySelectorAll('[role=row]')].length
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
