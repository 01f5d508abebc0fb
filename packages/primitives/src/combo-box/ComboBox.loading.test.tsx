import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ComboBox } from './index.ts'

const gate = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./ComboBoxList.tsx', async (importOriginal) => {
  await gate.promise
  return importOriginal()
})

test('neither keys nor typed text are lost while the list is loaded lazily', async () => {
  const options = ['Apple', 'Banana', 'Blueberry', 'Fig'].map((label) => ({ value: label, label }))
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const labels = { open: 'Show', list: 'Fruits', found: String, nothingFound: 'None' }
  await render(
    <form>
      <ComboBox label="Fruit" options={options} labels={labels} />
      <ComboBox label="Other" options={options} labels={labels} />
    </form>,
  )
  document.querySelector('form')!.addEventListener('submit', onSubmit)
  const field = page.getByRole('combobox', { name: 'Fruit' })
  const other = page.getByRole('combobox', { name: 'Other' })
  await other.fill('fig')
  await userEvent.tab()
  await field.click()
  await userEvent.keyboard('b{ArrowDown}{ArrowDown}{Enter}')
  expect(document.querySelector('[popover]')).toBeNull()
  await expect.element(field).toHaveValue('b')
  gate.resolve()
  await expect.element(field).toHaveValue('Blueberry')
  await expect.element(other).toHaveValue('Fig')
  expect(document.querySelectorAll('[popover]')).toHaveLength(0)
  expect(onSubmit).not.toHaveBeenCalled()
})
