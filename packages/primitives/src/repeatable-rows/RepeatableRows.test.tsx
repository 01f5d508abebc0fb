import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { TextField } from '../text-field/index.ts'
import { pickUp } from '../testing/pick-up.ts'
import { RepeatableRows, type RepeatableRowsProps } from './index.ts'

interface Person {
  id: string
  name: string
}

const people: Person[] = ['Ada', 'Björn', 'Chloé'].map((name) => ({ id: name, name }))
const labels = {
  add: 'Add a person',
  remove: (row: string) => `Remove ${row}`,
  removed: (row: string) => `${row} removed.`,
  undo: 'Undo',
  full: 'Up to three people.',
  moveUp: (row: string) => `Move ${row} up`,
  moveDown: (row: string) => `Move ${row} down`,
  moved: (row: string, position: number, count: number) => `${row} is now ${position} of ${count}.`,
}

let added = 0
const rows = (props: Partial<RepeatableRowsProps<Person>> = {}) => {
  const given = {
    label: 'People',
    defaultValue: people,
    rowKey: (row: Person) => row.id,
    rowLabel: (number: number) => `Person ${number}`,
    newRow: () => ({ id: `new-${(added += 1)}`, name: '' }),
    emptyText: 'Nobody yet.',
    labels,
    ...props,
  } as RepeatableRowsProps<Person>
  return (
    <RepeatableRows {...given}>
      {({ row, update }) => (
        <TextField label="Name" name="name" value={row.name} onChange={(name) => update({ ...row, name })} />
      )}
    </RepeatableRows>
  )
}

describeConformance(
  'RepeatableRows',
  (props) => (
    <RepeatableRows
      label="People"
      defaultValue={people}
      rowKey={(row) => row.id}
      rowLabel={(number) => `Person ${number}`}
      newRow={() => ({ id: 'new', name: '' })}
      labels={labels}
      isReorderable
      {...props}
    >
      {({ row }) => <TextField label="Name" defaultValue={row.name} />}
    </RepeatableRows>
  ),
  { element: 'fieldset', disables: true },
)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('group', { name })
const field = (name: string) => row(name).getByRole('textbox', { name: 'Name' })
const names = () => [...document.querySelectorAll('input')].map((input) => input.value)
const announced = () => document.querySelector('[data-mk-live=polite]')?.textContent

const show = async (props?: Partial<RepeatableRowsProps<Person>>) =>
  render(
    <StrictMode>
      <LiveRegion />
      <form>{rows(props)}</form>
    </StrictMode>,
  )

test('each row is a numbered group, and its fields post', async () => {
  await show()
  await expect.element(row('People')).toBeVisible()
  await expect.element(field('Person 2')).toHaveValue('Björn')
  expect(new FormData(document.querySelector('form')!).getAll('name')).toEqual(['Ada', 'Björn', 'Chloé'])
})

test('a new row is appended and focused', async () => {
  const onChange = vi.fn()
  await show({ onChange })
  await button('Add a person').click()
  await expect.element(field('Person 4')).toHaveFocus()
  await userEvent.keyboard('Dario')
  expect(names()).toEqual(['Ada', 'Björn', 'Chloé', 'Dario'])
  expect(onChange.mock.lastCall?.[0].map((each: Person) => each.name)).toEqual(['Ada', 'Björn', 'Chloé', 'Dario'])
})

test.each([
  ['Person 1', 'Person 1', ['Björn', 'Chloé']],
  ['Person 3', 'Person 2', ['Ada', 'Björn']],
])('after %s is removed focus is on %s', async (gone, neighbour, left) => {
  await show()
  await button(`Remove ${gone}`).click()
  expect(names()).toEqual(left)
  await expect.element(row(neighbour)).toHaveFocus()
  await expect.poll(announced).toContain(`${gone} removed.`)
})

test('undo restores a removed row with its text, in its place', async () => {
  await show()
  await field('Person 2').fill('Benedikt')
  await button('Remove Person 2').click()
  await expect.element(page.getByRole('listitem').getByText('Person 2 removed.')).toBeVisible()
  await button('Undo').click()
  expect(names()).toEqual(['Ada', 'Benedikt', 'Chloé'])
  await expect.element(field('Person 2')).toHaveFocus()
  await expect.element(button('Undo')).not.toBeInTheDocument()
})

test('without rows shows the empty message and focuses the add button', async () => {
  await show({ defaultValue: people.slice(0, 1) })
  await button('Remove Person 1').click()
  await expect.element(page.getByText('Nobody yet.')).toBeVisible()
  await expect.element(button('Add a person')).toHaveFocus()
})

test('enforces minRows and maxRows', async () => {
  await show({ minRows: 2, maxRows: 3 })
  await expect.element(button('Add a person')).toHaveAccessibleDescription('Up to three people.')
  await button('Add a person').click({ force: true })
  expect(names()).toHaveLength(3)
  await button('Remove Person 3').click()
  await expect.element(button('Remove Person 2')).not.toBeInTheDocument()
  await button('Add a person').click()
  expect(names()).toEqual(['Ada', 'Björn', ''])
})

test('buttons move a row, keep focus and announce its position', async () => {
  await show({ isReorderable: true })
  await button('Move Person 1 down').click()
  expect(names()).toEqual(['Björn', 'Ada', 'Chloé'])
  await expect.element(button('Move Person 2 down')).toHaveFocus()
  await expect.poll(announced).toContain('Person 1 is now 2 of 3.')
  await userEvent.keyboard('{Enter}')
  expect(names()).toEqual(['Björn', 'Chloé', 'Ada'])
  await expect.element(button('Move Person 3 down')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(names()).toEqual(['Björn', 'Chloé', 'Ada'])
  await button('Move Person 3 up').click()
  expect(names()).toEqual(['Björn', 'Ada', 'Chloé'])
})

test('describes the error of a row', async () => {
  await show({ rowError: (person) => (person.name === 'Björn' ? 'Listed already.' : undefined) })
  await expect.element(row('Person 2')).toHaveAccessibleDescription('Listed already.')
  await expect.element(row('Person 1')).not.toHaveAccessibleDescription()
})

test('keeps the given rows when controlled', async () => {
  await show({ value: people })
  await button('Remove Person 1').click()
  expect(names()).toEqual(['Ada', 'Björn', 'Chloé'])
  await expect.element(button('Undo')).not.toBeInTheDocument()
})

const withHandles = { isReorderable: true as const, labels: { ...labels, drag: (row: string) => `Drag ${row}` } }
const handle = (name: string) => page.getByRole('button', { name: `Drag ${name}` })

const startDrag = (name: string) => pickUp(handle(name).element() as HTMLElement)

test('a row can be dragged by keyboard: picked up, moved, dropped', async () => {
  await show(withHandles)
  await startDrag('Person 1')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain('Person 2')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain('Person 3')
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(['Björn', 'Ada', 'Chloé'])
  await expect.element(handle('Person 2')).toHaveFocus()
  await expect.poll(announced).toContain('Person 1 is now 2 of 3.')
})

test.each([
  ['en-CA', /^Insert between Person 1 and Person 2$/],
  ['fr-CA', /^Insérer entre Person 1 et Person 2$/],
  ['es-US', /^Insertar entre Person 1 y Person 2$/],
])('drop positions are named in the page’s language: %s', async (locale, words) => {
  await render(<LocaleProvider locale={locale}>{rows(withHandles)}</LocaleProvider>)
  await startDrag('Person 3')
  await expect
    .poll(() =>
      [...document.querySelectorAll('[aria-roledescription]')].some((place) =>
        words.test(place.getAttribute('aria-label') ?? ''),
      ),
    )
    .toBe(true)
  await userEvent.keyboard('{Escape}')
})

test('Escape cancels a drag by keyboard', async () => {
  await show(withHandles)
  await startDrag('Person 3')
  await userEvent.keyboard('{ArrowUp}{Escape}')
  await expect.element(handle('Person 3')).toHaveFocus()
  expect(names()).toEqual(['Ada', 'Björn', 'Chloé'])
})

test('a row can be dragged by pointer, with its typed text', async () => {
  await show(withHandles)
  await field('Person 1').fill('Adele')
  await handle('Person 1').hover()
  const below = { x: 40, y: row('Person 3').element().getBoundingClientRect().height - 4 }
  // Until dragging is loaded, nothing can be picked up.
  await expect
    .poll(async () => {
      if (names()[0] === 'Adele')
        await userEvent.dragAndDrop(handle('Person 1'), row('Person 3'), { targetPosition: below })
      return names()
    })
    .toEqual(['Björn', 'Chloé', 'Adele'])
  expect(document.querySelector('[data-target], [data-dragged]')).toBeNull()
  await expect.element(handle('Person 3')).toHaveFocus()
})

test('without a drag label has no handle', async () => {
  await show({ isReorderable: true })
  await expect.element(handle('Person 1')).not.toBeInTheDocument()
})
