import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Form } from '../form/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { type Address, AddressFields, type AddressFieldsProps } from './index.ts'

const basics: AddressFieldsProps = {
  label: 'Home address',
  labels: {
    country: 'Country',
    line1: 'Street address',
    line2: 'Apartment',
    city: 'City',
    region: 'Region',
    postalCode: 'Postal code',
  },
  countries: [
    {
      code: 'CA',
      name: 'Canada',
      order: ['line1', 'line2', 'city', 'region', 'postalCode'],
      labels: { region: 'Province' },
      regions: [
        { value: 'ON', label: 'Ontario' },
        { value: 'QC', label: 'Quebec' },
      ],
      regionPlaceholder: 'Choose',
      postalFormats: ['A#A #A#'],
    },
    {
      code: 'US',
      name: 'United States',
      order: ['line1', 'line2', 'city', 'region', 'postalCode'],
      labels: { region: 'State', postalCode: 'ZIP code' },
      regions: [{ value: 'NY', label: 'New York' }],
      postalFormats: ['#####', '#####-####'],
    },
    { code: 'FR', name: 'France', order: ['line1', 'line2', 'postalCode', 'city'] },
  ],
}

describeConformance('AddressFields', (props) => <AddressFields {...basics} {...props} />, {
  element: 'fieldset',
  disables: true,
})

const box = (name: string) => page.getByRole('textbox', { name })
const list = (name: string) => page.getByRole('combobox', { name })

function Home(props: Partial<AddressFieldsProps>) {
  const [address, setAddress] = useState<Address>({
    country: 'CA',
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
  })
  return (
    <StrictMode>
      <AddressFields
        {...basics}
        value={address}
        {...props}
        onChange={(next) => {
          setAddress(next)
          props.onChange?.(next)
        }}
      />
    </StrictMode>
  )
}

const labelsInOrder = () => [...document.querySelectorAll('label')].map((label) => label.textContent)

test('changing the country changes the fields, keeps lines and city, and restores earlier entries when changed back', async () => {
  const onChange = vi.fn()
  await render(<Home onChange={onChange} />)
  await userEvent.type(box('Street address'), '1 Rue Exemple')
  await userEvent.type(box('City'), 'Laval')
  await list('Province').selectOptions('QC')
  await userEvent.type(box('Postal code'), 'k1a0b1')

  await list('Country').selectOptions('US')
  expect(labelsInOrder()).toEqual(['Country', 'Street address', 'Apartment', 'City', 'State', 'ZIP code'])
  await expect.element(box('City')).toHaveValue('Laval')
  await expect.element(box('ZIP code')).toHaveValue('')
  await expect.element(box('ZIP code')).toHaveAttribute('inputmode', 'numeric')
  await list('Country').selectOptions('FR')
  expect(labelsInOrder()).toEqual(['Country', 'Street address', 'Apartment', 'Postal code', 'City'])
  await list('Country').selectOptions('CA')
  await expect.element(list('Province')).toHaveValue('QC')
  expect(onChange).toHaveBeenLastCalledWith({
    country: 'CA',
    line1: '1 Rue Exemple',
    line2: '',
    city: 'Laval',
    region: 'QC',
    postalCode: 'K1A 0B1',
  })
})

test('a postal code is formatted on blur, unless it is invalid', async () => {
  await render(<Home />)
  await userEvent.type(box('Postal code'), 'k1a0b1')
  await expect.element(box('Postal code')).toHaveValue('k1a0b1')
  await userEvent.tab()
  await expect.element(box('Postal code')).toHaveValue('K1A 0B1')
  await userEvent.fill(box('Postal code'), 'near the lake')
  await userEvent.tab()
  await expect.element(box('Postal code')).toHaveValue('near the lake')
})

test('sets autocomplete tokens with their section', async () => {
  await render(<AddressFields {...basics} autoCompleteSection="billing" />)
  const filled = [...document.querySelectorAll('input, select')].map((each) => each.getAttribute('autocomplete'))
  expect(filled).toEqual(
    ['country', 'address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code'].map(
      (token) => `billing ${token}`,
    ),
  )
})

test('shows an error at its field', async () => {
  await render(<AddressFields {...basics} errors={{ city: 'Enter a city' }} />)
  await expect.element(box('City')).toHaveAccessibleDescription('Enter a city')
  await expect.element(box('Street address')).not.toHaveAttribute('aria-invalid')
})

test('works uncontrolled, in a form that validates it', async () => {
  const onSubmit = vi.fn()
  await render(
    <Form
      summaryTitle={(count) => `${count} wrong`}
      messages={{ valueMissing: ({ label }) => `Enter: ${label}`, patternMismatch: 'Enter a code such as K1A 0B1' }}
      onSubmit={(data) => onSubmit(Object.fromEntries(data))}
    >
      <AddressFields
        {...basics}
        name="home"
        isRequired
        optionalMark="Optional"
        defaultValue={{ line1: '1 Rue Exemple' }}
      />
      <button type="submit">Save</button>
    </Form>,
  )
  await expect.element(box('Apartment Optional')).not.toBeRequired()
  await userEvent.type(box('Postal code'), 'k1')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Enter: City', 'Enter: Province', 'Enter a code such as K1A 0B1'])
  await expect.element(box('City')).toHaveAccessibleDescription('Enter: City')
  await userEvent.type(box('City'), 'Laval')
  await list('Province').selectOptions('QC')
  await userEvent.fill(box('Postal code'), 'K1A 0B1')
  await save.click()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    'home.country': 'CA',
    'home.line1': '1 Rue Exemple',
    'home.line2': '',
    'home.city': 'Laval',
    'home.region': 'QC',
    'home.postalCode': 'K1A 0B1',
  })
})

test('read-only fields can be read but not changed', async () => {
  await render(<AddressFields {...basics} readOnly defaultValue={{ city: 'Laval' }} />)
  await expect.element(box('City')).toHaveAttribute('readonly')
  await expect.element(box('Country')).toHaveAttribute('readonly')
  await expect.element(box('Country')).toHaveValue('Canada')
})
