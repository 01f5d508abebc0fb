import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from '../text-field/index.ts'
import { ComboBox, type ComboBoxItems, type ComboBoxLabels } from './index.ts'

const gate = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./ComboBoxList.tsx', async (importOriginal) => {
  await gate.promise
  return importOriginal()
})

test('neither keys nor typed text are lost while the list is loaded lazily', async () => {
  const options = ['Apple', 'Banana', 'Blueberry', 'Fig'].map((label) => ({ value: label, label }))
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const labels = { open: 'Show', list: 'Fruits', found: String, nothingFound: 'None' }
  const loading = { ...labels, loading: 'Loading', failed: 'Failed', retry: 'Again' }
  await render(
    <form>
      <Draft options={options} labels={labels} />
      <ComboBox label="Fruit" options={options} labels={labels} />
      <ComboBox label="Other" options={options} labels={labels} />
      <ComboBox label="Owner" name="owner" options={async () => options} isCustomAllowed labels={loading} />
    </form>,
  )
  document.querySelector('form')!.addEventListener('submit', onSubmit)
  const field = page.getByRole('combobox', { name: 'Fruit' })
  const reason = page.getByRole('combobox', { name: 'Reason' })
  await reason.fill('fig')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('textbox', { name: 'Summary' }).fill('Typed while the list was on its way')
  await expect.element(reason, { message: 'chosen before the list has come' }).toHaveValue('Fig')
  const other = page.getByRole('combobox', { name: 'Other' })
  await page.getByRole('combobox', { name: 'Owner' }).fill('person-1')
  await userEvent.tab()
  expect(new FormData(document.querySelector('form')!).get('owner'), 'sent with the next key').toBe('person-1')
  await other.fill('fig')
  await userEvent.tab()
  await field.click()
  await userEvent.keyboard('b{ArrowDown}{ArrowDown}{Enter}')
  expect(document.querySelector('[popover]')).toBeNull()
  await expect.element(field).toHaveValue('b')
  gate.resolve()
  await expect.element(field).toHaveValue('Blueberry')
  await expect.element(other).toHaveValue('Fig')
  await expect.element(reason).toHaveValue('Fig')
  await expect
    .element(page.getByRole('textbox', { name: 'Summary' }))
    .toHaveValue('Typed while the list was on its way')
  expect(document.querySelectorAll('[popover]')).toHaveLength(0)
  expect(onSubmit).not.toHaveBeenCalled()
})

/** Fields that are kept as one value, as in most forms. */
function Draft(props: { options: ComboBoxItems; labels: ComboBoxLabels }) {
  const [draft, setDraft] = useState({ reason: '', summary: '' })
  return (
    <>
      <ComboBox
        {...props}
        label="Reason"
        isCustomAllowed
        value={draft.reason}
        onChange={(reason: string) => setDraft({ ...draft, reason })}
      />
      <TextField label="Summary" value={draft.summary} onChange={(summary) => setDraft({ ...draft, summary })} />
    </>
  )
}
