import {
  addressErrors,
  addressOf,
  AddressSection,
  type AddressSectionProps,
  fieldsOf,
} from '@memberkit/parts/address/section'
import { DialogForm } from '@memberkit/foundation/form'
import { messageNamespace, useMessages } from '@memberkit/foundation/messages'
import { Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { docsOf } from '../blocks/ComponentPage.tsx'
import { onOwnPage, over } from '../foundation/over.ts'
import { addressSection as docs } from './parts.docs.ts'
import { InLocales, loadLocales } from './in-locales.tsx'

interface FormProps extends Pick<AddressSectionProps, 'isRequired'> {
  errors?: Readonly<Record<string, string>>
  onSave?: (address: ReturnType<typeof addressOf>) => void
}

const formWords = messageNamespace('foundation.actions')

function BillingForm({ errors = {}, onSave, ...section }: FormProps) {
  const [fields, setFields] = useState(fieldsOf({}, 'US'))
  // A kit's lazy part lists what it needs instead.
  if (!useMessages(formWords).isReady) return null
  return (
    <DialogForm errors={addressErrors(errors, 'billingAddress')} onSubmit={() => onSave?.(addressOf(fields))}>
      <AddressSection
        {...section}
        label="Billing address"
        name="billingAddress"
        autoCompleteSection="billing"
        value={fields}
        onChange={setFields}
      />
      <Inline>
        <Button type="submit" tone="primary">
          Save
        </Button>
      </Inline>
    </DialogForm>
  )
}

const onSave = fn()

const meta = preview.meta({
  title: 'Parts/AddressSection',
  component: BillingForm,
  subcomponents: { AddressSection },
  args: { onSave },
  parameters: {
    ...over('platform/standard').parameters,
    containerWidth: 640,
    docs: { ...onOwnPage.docs, ...docsOf(docs) },
  },
})

/** What is sent has the contract's fields, by the name the contract has for each. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Street address' }), ' 1 Example Street ')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'CA')
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Sampleville')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Province or territory' }), 'Ontario')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postal code' }), 'k1a0b1')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onSave).toHaveBeenLastCalledWith({
      address1: '1 Example Street',
      locality: 'Sampleville',
      administrativeArea: 'ON',
      postalCode: 'K1A 0B1',
      country: 'CA',
    })
  },
})

export const Missing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    const city = canvas.getByRole('textbox', { name: 'City' })
    await waitFor(() => expect(city).toHaveAccessibleDescription('City is required.'))
  },
})

/** An error of the platform stands at the field it is about. */
export const Refused = meta.story({
  render: () => <BillingForm errors={{ 'billingAddress.address1': 'We couldn’t find this street.' }} />,
  play: async ({ canvas }) => {
    const street = await canvas.findByRole('textbox', { name: 'Street address' })
    await waitFor(() => expect(street).toHaveAccessibleDescription('We couldn’t find this street.'))
  },
})

export const FourLocales = meta.story({
  loaders: [loadLocales],
  render: () => (
    <InLocales>
      <BillingForm />
    </InLocales>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Numéro et rue' })).toBeVisible()
  },
})
