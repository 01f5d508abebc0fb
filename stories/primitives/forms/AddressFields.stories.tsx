import { AddressFields } from '@memberkit/primitives/address-fields'
import { Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Form } from '@memberkit/primitives/form'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs } from './AddressFields.docs.tsx'
import { addressCountries, addressLabels } from './places.ts'

const meta = preview.meta({
  title: 'Primitives/Forms/AddressFields',
  component: AddressFields,
  parameters: { docs: docsOf(docs), containerWidth: 640 },
  args: {
    label: 'Billing address',
    labels: addressLabels,
    countries: addressCountries,
    isRequired: true,
    optionalMark: 'Optional',
    autoCompleteSection: 'billing',
    onChange: fn(),
  },
})

const filled = {
  country: 'CA',
  line1: '1 Example Street',
  line2: '',
  city: 'Sampleville',
  region: 'ON',
  postalCode: 'K1A 0B1',
}

export const Default = meta.story({ parameters: { pictures: { widths: [360, 1024] } } })

/** Another country asks for other things; lines and city stay. */
export const AnotherCountry = meta.story({
  args: { defaultValue: filled },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'US')
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Sampleville')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'NY')
    await userEvent.type(canvas.getByRole('textbox', { name: 'ZIP code' }), '123456789')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ country: 'US', region: 'NY', postalCode: '12345-6789' }),
    )
  },
})

/** The postal code comes before the city, and there is no region. */
export const InAnotherOrder = meta.story({ args: { defaultValue: { ...filled, country: 'FR', postalCode: '75000' } } })

/** Within a form, each part is told of its own error. */
export const InAForm = meta.story({
  render: (args) => (
    <Form
      summaryTitle={(count) => `${count} things need your attention`}
      messages={{
        valueMissing: ({ label }) => `${label} is required.`,
        patternMismatch: 'Enter a postal code such as K1A 0B1',
      }}
    >
      <AddressFields {...args} name="billing" defaultValue={{ line1: '1 Example Street', postalCode: 'K1' }} />
      <Inline>
        <Button type="submit" tone="primary">
          Save the address
        </Button>
      </Inline>
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the address' }))
    await expect(canvas.getByRole('group', { name: '3 things need your attention' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'City is required.' }))
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus()
  },
})

export const ReadOnly = meta.story({ args: { defaultValue: filled, readOnly: true } })

export const Disabled = meta.story({ args: { defaultValue: filled, disabled: true } })

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  args: {
    label: 'Adresse de facturation de la personne titulaire du compte',
    description: 'Elle doit correspondre à celle qui figure sur votre relevé bancaire.',
    labels: {
      country: 'Pays',
      line1: 'Numéro et nom de rue',
      line2: 'Appartement, étage ou bureau',
      city: 'Ville ou municipalité',
      region: 'Région',
      postalCode: 'Code postal',
    },
    countries: [
      {
        code: 'CA',
        name: 'Canada',
        order: ['line1', 'line2', 'city', 'region', 'postalCode'],
        labels: { region: 'Province ou territoire' },
        regions: [{ value: 'NL', label: 'Terre-Neuve-et-Labrador' }],
        regionPlaceholder: 'Choisissez',
        postalFormats: ['A#A #A#'],
      },
    ],
    optionalMark: 'facultatif',
    defaultValue: { region: 'NL' },
    errors: { postalCode: 'Entrez un code postal comme K1A 0B1.' },
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { defaultValue: filled } })
