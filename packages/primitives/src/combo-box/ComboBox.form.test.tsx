import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ComboBox, type ComboBoxProps } from './index.ts'

const labels = {
  open: 'Show fruits',
  list: 'Fruits',
  found: (count: number) => `${count} fruits`,
  nothingFound: 'No such fruit',
}

const field = page.getByRole('combobox')
const option = (name: string) => page.getByRole('option', { name })
const options = () => [...document.querySelectorAll('[role=option]')].map((each) => each.textContent)
const isClosed = () => document.querySelector('[popover]') === null
const posted = () => new FormData(document.querySelector('form')!).getAll('fruit')

const fruits = ['Apple', 'Fig'].map((label) => ({ value: label.toLowerCase(), label }))

async function show(props: Partial<ComboBoxProps>) {
  const given = { label: 'Fruit', options: fruits, labels, name: 'fruit', ...props }
  return render(
    <form>
      <ComboBox {...(given as ComboBoxProps)} />
    </form>,
  )
}

test('free text becomes a value with isCustomAllowed', async () => {
  await show({ isCustomAllowed: true })
  await field.fill('Quince')
  await userEvent.keyboard('{Enter}')
  await expect.poll(posted).toEqual(['Quince'])
  await field.fill('Medlar')
  await userEvent.tab()
  await expect.element(field).toHaveValue('Medlar')
  expect(posted()).toEqual(['Medlar'])
})

test('offers to create a missing option, and selects the result', async () => {
  const onCreate = vi.fn((text: string) => ({ value: 'new', label: text }))
  await show({ onCreate, labels: { ...labels, create: (text: string) => `Add ${text}` } } as never)
  await field.fill('fig')
  await expect.poll(options).toEqual(['Fig'])
  await field.fill('Quince')
  await expect.poll(options).toEqual(['Add Quince'])
  await option('Add Quince').click()
  expect(onCreate).toHaveBeenCalledExactlyOnceWith('Quince', expect.anything())
  await expect.element(field).toHaveValue('Quince')
  expect(posted()).toEqual(['new'])
})

test('a form reset restores the default value', async () => {
  await show({ defaultValue: 'fig' })
  await field.click()
  await option('Apple').click()
  document.querySelector('form')!.reset()
  await expect.element(field).toHaveValue('Fig')
  expect(posted()).toEqual(['fig'])
})

test('read-only, can be focused and posts, but does not open', async () => {
  await show({ readOnly: true, defaultValue: 'fig' })
  await field.click()
  await userEvent.keyboard('{ArrowDown}')
  expect(isClosed()).toBe(true)
  expect(posted()).toEqual(['fig'])
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('in a disabled fieldset neither opens nor posts', async () => {
  await render(
    <form>
      <fieldset disabled>
        <ComboBox label="Fruit" options={fruits} labels={labels} name="fruit" defaultValue="fig" />
      </fieldset>
    </form>,
  )
  await field.click({ force: true })
  expect(isClosed()).toBe(true)
  expect(posted()).toEqual([])
})
