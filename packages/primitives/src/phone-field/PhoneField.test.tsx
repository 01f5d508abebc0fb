import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { simulateInput } from '../internal/simulate-input.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { PhoneField, type PhoneFieldProps } from './index.ts'
import { draftOf } from './phone-draft.ts'

const basics: PhoneFieldProps = {
  label: 'Mobile phone',
  countryLabel: 'Country code',
  countries: [
    { code: 'CA', name: 'Canada', callingCode: '1' },
    { code: 'US', name: 'United States', callingCode: '1' },
    { code: 'FR', name: 'France', callingCode: '33' },
    { code: 'LI', name: 'Liechtenstein', callingCode: '423' },
  ],
  invalidError: 'Enter a whole number',
}

const field = page.getByRole('textbox', { name: 'Mobile phone' })
const country = page.getByRole('combobox', { name: 'Country code' })
const text = () => (field.element() as HTMLInputElement).value

function Phone({ start = '', ...props }: Partial<PhoneFieldProps> & { start?: string }) {
  const [phone, setPhone] = useState<string | null>(start)
  return (
    <StrictMode>
      <PhoneField
        {...basics}
        value={phone}
        {...props}
        onChange={(next) => {
          setPhone(next)
          props.onChange?.(next)
        }}
      />
    </StrictMode>
  )
}

// The first test of all, for what is loaded once is there for good.
test('loads numbering plans on intent, and keeps text typed before they load, then parses and formats it', async () => {
  const onChange = vi.fn()
  await render(<Phone onChange={onChange} start="+14165550123" />)
  await expect.element(field).toHaveValue('4165550123')
  const input = field.element() as HTMLInputElement
  input.focus()
  simulateInput(input, '06 12')
  simulateInput(input, '4165550199')
  expect(text()).toBe('4165550199')
  expect(onChange).toHaveBeenLastCalledWith('+14165550199')
  await expect.poll(text).toBe('(416) 555-0199')
  expect(onChange).toHaveBeenLastCalledWith('+14165550199')
})

describeConformance('PhoneField', (props) => <PhoneField {...basics} {...props} />, {
  element: 'input',
  disables: true,
  readsOnly: true,
})

test('formats while typing at the end, and reports E.164', async () => {
  const onChange = vi.fn()
  await render(<Phone onChange={onChange} />)
  await userEvent.type(field, '4165550')
  await expect.element(field).toHaveValue('(416) 555-0')
  expect(onChange).toHaveBeenLastCalledWith(null)
  await userEvent.type(field, '123')
  await expect.element(field).toHaveValue('(416) 555-0123')
  expect(onChange).toHaveBeenLastCalledWith('+14165550123')
})

test('Backspace deletes formatting characters without restoring them', async () => {
  await render(<Phone start="+14165550123" />)
  await field.click()
  await expect.element(field).toHaveValue('(416) 555-0123')
  await userEvent.keyboard('{End}')
  for (let left = 14; left > 0; left--) await userEvent.keyboard('{Backspace}')
  await expect.element(field).toHaveValue('')
})

test('a calling code selects its country, and the number is formatted on blur', async () => {
  const onChange = vi.fn()
  await render(<Phone onChange={onChange} />)
  await userEvent.type(field, '+33612345678')
  await expect.element(country).toHaveValue('FR')
  await userEvent.tab()
  await expect.element(field).toHaveValue('06 12 34 56 78')
  expect(onChange).toHaveBeenLastCalledWith('+33612345678')
})

test('a number of an unlisted country keeps its calling code', async () => {
  const onChange = vi.fn()
  await render(<Phone onChange={onChange} />)
  await userEvent.type(field, '+442079460123')
  await userEvent.tab()
  await expect.element(country).toHaveValue('CA')
  await expect.poll(() => text().replace(/\s/g, '')).toBe('+442079460123')
  expect(onChange).toHaveBeenLastCalledWith('+442079460123')
})

test('changing the country reinterprets the same digits', async () => {
  const onChange = vi.fn()
  await render(<Phone onChange={onChange} />)
  await userEvent.type(field, '0612345678')
  expect(onChange).toHaveBeenLastCalledWith(null)
  await country.selectOptions('FR')
  await expect.element(field).toHaveValue('06 12 34 56 78')
  expect(onChange).toHaveBeenLastCalledWith('+33612345678')
})

test('an invalid number is kept, reported on blur, and blocks submission', async () => {
  await render(<Phone />)
  await userEvent.type(field, 'call 911 first')
  expect((field.element() as HTMLInputElement).validity.customError).toBe(true)
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(field).toHaveValue('call 911 first')
  await expect.element(field).toHaveAccessibleDescription('Enter a whole number')
  await userEvent.fill(field, '4165550123')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})

test('formats a number by its country before plans are loaded', () => {
  const canada = { code: 'CA', name: 'Canada', callingCode: '1', format: '(###) ###-####' }
  expect(draftOf('+14165550123', canada, [canada], undefined).text).toBe('(416) 555-0123')
  expect(draftOf('+1416555', canada, [canada], undefined).text).toBe('416555')
})

test('follows an external value', async () => {
  const screen = await render(<PhoneField {...basics} value="+14165550123" />)
  await screen.rerender(<PhoneField {...basics} value="+33612345678" />)
  await expect.element(country).toHaveValue('FR')
  await expect.element(field).toHaveValue('06 12 34 56 78')
})

test('posts E.164, also uncontrolled', async () => {
  const screen = await render(
    <form>
      <PhoneField {...basics} defaultCountry="US" name="phone" defaultValue="+12125550123" />
    </form>,
  )
  const submitted = () => Object.fromEntries(new FormData(screen.container.querySelector('form')!))
  await expect.element(country).toHaveValue('US')
  expect(submitted()).toEqual({ phone: '+12125550123' })
  await userEvent.fill(field, '212 555 0199')
  expect(submitted()).toEqual({ phone: '+12125550199' })
})

test('read-only, the country cannot change either', async () => {
  await render(<Phone readOnly start="+14165550123" />)
  await expect.element(country).toBeDisabled()
})
