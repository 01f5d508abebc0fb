import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/index.ts'
import { LiveRegion } from '../live/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { ComboBox, type ComboBoxItems, type ComboBoxOption } from './index.ts'

const fruits: ComboBoxOption[] = ['Apple', 'Banana', 'Blueberry', 'Érable', 'Fig'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

const labels = {
  open: 'Show fruits',
  list: 'Fruits',
  found: (count: number) => `${count} fruits`,
  nothingFound: 'No such fruit',
  clear: 'Clear',
}
const multipleLabels = {
  ...labels,
  chosen: 'Chosen fruits',
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
}

describeConformance('ComboBox', (props) => <ComboBox label="Fruit" options={fruits} labels={labels} {...props} />, {
  element: 'input',
  disables: true,
  readsOnly: true,
})
describeConformance(
  'ComboBox with tags',
  (props) => (
    <ComboBox
      label="Fruits"
      options={fruits}
      labels={multipleLabels}
      isMultiple
      defaultValue={['fig', 'apple']}
      name="fruit"
      {...props}
    />
  ),
  { element: 'input', passesProps: false, disables: true, readsOnly: true },
)

const field = page.getByRole('combobox')
const list = page.getByRole('listbox')
const option = (name: string) => page.getByRole('option', { name })
const options = () => [...document.querySelectorAll('[role=option]')].map((each) => each.textContent)
const isClosed = () => document.querySelector('[popover]') === null

/** The label of the option that the field points to. */
function active() {
  const input = field.element()
  const id = input.getAttribute('aria-activedescendant')
  return id ? (input.getRootNode() as Document).getElementById(id)?.textContent : undefined
}
const expectActive = (name: string | undefined) => expect.poll(active).toBe(name)

async function show(props: Partial<Parameters<typeof ComboBox>[0]> = {}) {
  const given = { label: 'Fruit', options: fruits, labels, ...props } as Parameters<typeof ComboBox>[0]
  return render(
    <StrictMode>
      <form>
        <ComboBox {...given} />
        <button type="submit">After</button>
      </form>
    </StrictMode>,
  )
}
const posted = (name = 'fruit') => new FormData(document.querySelector('form')!).getAll(name)

test.each([
  ['{ArrowDown}', 'Apple'],
  ['{ArrowUp}', 'Fig'],
])('%s opens it at %s', async (key, name) => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expectActive(name)
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await expect.element(field).toHaveFocus()
})

test('arrow keys wrap, Page Up and Page Down stop at the ends, Home and End stay in the text', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  const path: [string, string][] = [
    ['{ArrowUp}', 'Fig'],
    ['{ArrowDown}', 'Apple'],
    ['{PageDown}', 'Fig'],
    ['{PageUp}', 'Apple'],
    ['{ArrowDown}', 'Banana'],
    ['{End}', 'Banana'],
    ['{Home}', 'Banana'],
  ]
  await expectActive('Apple')
  for (const [key, name] of path) {
    await userEvent.keyboard(key)
    await expectActive(name)
  }
})

test('Alt with an arrow key opens it without an active option, and closes it', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(list).toBeVisible()
  await expectActive(undefined)
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await vi.waitUntil(isClosed)
})

test('Enter selects without submitting the form', async () => {
  const onChange = vi.fn()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  await show({ onChange, name: 'fruit' })
  document.querySelector('form')!.addEventListener('submit', onSubmit)
  expect(posted()).toEqual([''])
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expectActive('Banana')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Banana')
  await vi.waitUntil(isClosed)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('banana', expect.objectContaining({ type: 'keydown' }))
  expect(posted()).toEqual(['banana'])
  expect(onSubmit).not.toHaveBeenCalled()
})

test('opens at the selected option, unfiltered', async () => {
  await show({ defaultValue: 'blueberry' })
  await expect.element(field).toHaveValue('Blueberry')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expectActive('Blueberry')
  expect(options()).toHaveLength(5)
  await expect.element(option('Blueberry')).toHaveAttribute('aria-selected', 'true')
})

test('typing opens it and filters, ignoring accents, and highlights the match', async () => {
  await show()
  await field.click()
  await userEvent.keyboard('ERA')
  await expect.poll(options).toEqual(['Érable'])
  expect(option('Érable').element().querySelector('mark')?.textContent).toBe('Éra')
  await expectActive(undefined)
})

test('Enter selects the only option left', async () => {
  await show()
  await field.fill('ana')
  await expect.poll(options).toEqual(['Banana'])
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Banana')
})

test('a press opens it, selects, and keeps focus in the text', async () => {
  await show()
  await field.click()
  await option('Fig').click()
  await expect.element(field).toHaveValue('Fig')
  await expect.element(field).toHaveFocus()
  await vi.waitUntil(isClosed)
})

test('its button toggles the list, and is not in the tab order', async () => {
  await show()
  const button = page.getByRole('button', { name: 'Show fruits' })
  await button.click()
  await expect.element(list).toBeVisible()
  await expect.element(field).toHaveFocus()
  await button.click()
  await vi.waitUntil(isClosed)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('Escape closes only the list and reverts the text; the next one closes the dialog', async () => {
  const onClose = vi.fn()
  await render(
    <Dialog isOpen onClose={onClose} title="Order" closeLabel="Close">
      <ComboBox label="Fruit" options={fruits} labels={labels} defaultValue="fig" />
    </Dialog>,
  )
  await field.fill('ap')
  await expect.element(option('Apple')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitUntil(isClosed)
  await expect.element(field).toHaveValue('Fig')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('Tab selects the active option and moves on', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expectActive('Apple')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('Apple')
  await vi.waitUntil(isClosed)
})

test('on blur a partial text is reverted, a full match is selected, and an empty text clears', async () => {
  await show({ name: 'fruit', defaultValue: 'fig' })
  const leave = () => page.getByRole('button', { name: 'After' }).element().focus()
  for (const [typed, text, value] of [
    ['appl', 'Fig', 'fig'],
    ['apple', 'Apple', 'apple'],
    ['', '', ''],
  ] as const) {
    await field.fill(typed)
    await expect.poll(() => options().length).toBeGreaterThan(0)
    leave()
    await expect.element(field).toHaveValue(text)
    expect(posted()).toEqual([value])
  }
})

test('announces the number of options, and when there are none', async () => {
  await render(<LiveRegion />)
  await show()
  const announced = () => document.querySelector('[aria-live=polite]')?.textContent
  await field.fill('b')
  await expect.poll(announced).toContain('3 fruits')
  await field.fill('bx')
  await expect.poll(announced).toContain('No such fruit')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

test('the clear button clears the value and focuses the text', async () => {
  const onChange = vi.fn()
  await show({ defaultValue: 'fig', onChange })
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('', expect.anything())
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('keeps the given value when controlled', async () => {
  await show({ value: 'fig', onChange: () => {} })
  await field.click()
  await option('Apple').click()
  await expect.element(field).toHaveValue('Fig')
})

test('a disabled option can be reached, but not selected', async () => {
  const onChange = vi.fn()
  await show({ options: [{ value: 'kiwi', label: 'Kiwi', isDisabled: true }], onChange })
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expectActive('Kiwi')
  await expect.element(option('Kiwi')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await option('Kiwi').click({ force: true })
  expect(onChange).not.toHaveBeenCalled()
})

test('sections are groups, and disappear without matches', async () => {
  const sections: ComboBoxItems = [
    { label: 'Trees', options: [{ value: 'fig', label: 'Fig' }] },
    {
      label: 'Bushes',
      options: [{ value: 'currant', label: 'Currant', description: 'Red or black', keywords: 'ribes' }],
    },
  ]
  await show({ options: sections })
  await field.click()
  await expect.element(page.getByRole('group', { name: 'Trees' }).getByRole('option', { name: 'Fig' })).toBeVisible()
  await expect.element(option('Currant Red or black')).toHaveAttribute('aria-posinset', '2')
  await field.fill('ribes')
  await expect.element(page.getByRole('group', { name: 'Trees' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('group', { name: 'Bushes' })).toBeVisible()
})

test('10,000 options are virtualized', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ value: String(at), label: `Member ${at}` }))
  await show({ options: many })
  await field.click()
  await expect.element(option('Member 0')).toBeInViewport()
  await userEvent.keyboard('{ArrowUp}')
  await expectActive('Member 9999')
  await expect.element(option('Member 9999')).toBeInViewport()
  await expect.element(option('Member 9999')).toHaveAttribute('aria-setsize', '10000')
  await expect.element(option('Member 9999')).toHaveAttribute('aria-posinset', '10000')
  expect(options().length).toBeLessThan(60)
  await userEvent.keyboard('{ArrowDown}')
  await expectActive('Member 0')
  await expect.element(option('Member 0')).toBeInViewport()
  await field.fill('7777')
  await expect.poll(options).toEqual(['Member 7777'])
})

test('works in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const { createRoot } = await import('react-dom/client')
  const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const root = createRoot(inside)
  root.render(<ComboBox label="Fruit" options={fruits} labels={labels} />)
  await field.click()
  await userEvent.keyboard('{ArrowDown}')
  await option('Apple').click()
  await expect.element(field).toHaveValue('Apple')
  root.unmount()
  host.remove()
})
