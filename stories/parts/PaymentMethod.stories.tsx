import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useResource } from '@memberkit/foundation/resource'
import { MethodField, MethodName, useMethodChoice } from '@memberkit/parts/payment-method/field'
import { Form } from '@memberkit/primitives/form'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { platformOf } from '../../.storybook/scenario.tsx'
import { docsOf } from '../blocks/ComponentPage.tsx'
import { onOwnPage, over } from '../foundation/over.ts'
import { Shelf } from '../primitives/Shelf.tsx'
import { paymentMethod as docs } from './parts.docs.ts'
import { InLocales, loadLocales } from './in-locales.tsx'

const methods = [
  { id: 'pm-1', cardType: 'VISA', lastFour: '4242' },
  { id: 'pm-2', cardType: 'MASTERCARD', lastFour: '4444' },
  { id: 'pm-3', cardType: 'AMEX', lastFour: '0005' },
  { id: 'pm-4', cardType: 'DISCOVER', lastFour: '1117' },
  { id: 'pm-5', bankAccountType: 'CHECKING', lastFour: '6789' },
  { id: 'pm-6', cardType: 'ADDED_LATER', lastFour: '0001' },
  { id: 'pm-7' },
] as const

const meta = preview.meta({
  title: 'Parts/PaymentMethod',
  component: MethodName,
  subcomponents: { MethodField },
  args: { method: methods[0] },
  parameters: {
    ...over('invoices/pay-approved').parameters,
    containerWidth: 480,
    docs: { ...onOwnPage.docs, ...docsOf(docs) },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Visa ending in 4242')).toBeInTheDocument()
  },
})

/** A brand that nobody knew yet is written out, with a drawing of a card. */
export const Brands = meta.story({
  render: () => (
    <Shelf>
      {methods.map((method) => (
        <Shelf.Row key={method.id} label={method.id}>
          <MethodName method={method} />
        </Shelf.Row>
      ))}
    </Shelf>
  ),
  // Kits load these words before they show a method; here they come late.
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('American Express ending in 0005')).toBeInTheDocument()
  },
})

export const FourLocales = meta.story({
  loaders: [loadLocales],
  render: () => (
    <InLocales>
      <MethodName method={methods[0]} />
      <MethodName method={methods[4]} />
    </InLocales>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chequing account ending in 6789')).toBeInTheDocument()
  },
})

function Choice({ blocked = [] }: { blocked?: readonly string[] }) {
  const [picked, setPicked] = useState<string>()
  const wallet = useResource(listPaymentMethods, { identityId: platformOf().subject.identityId })
  const choice = useMethodChoice(wallet, picked, new Set(blocked))
  return (
    <Form onSubmit={() => {}} summaryTitle={(count) => `${count} problems`}>
      <MethodField
        choice={choice}
        blockedText="Your bank declined it. Use another method."
        emptyText="Add one to pay this invoice."
        onPick={setPicked}
        onAddMethod={() => {}}
      />
    </Form>
  )
}

export const Field = meta.story({
  render: () => <Choice />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Mastercard ending in 4444' }))
    await expect(canvas.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeChecked()
  },
})

/** A method that the bank declined for good stays in sight, with the reason; another one is chosen. */
export const Blocked = meta.story({
  render: () => <Choice blocked={['pm-1']} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Visa ending in 4242' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Mastercard ending in 4444' })).toBeChecked()
  },
})

export const NoMethod = meta.story({
  parameters: {
    prepare: ({ store: { payments }, subject: { identityId } }: ReturnType<typeof platformOf>) => {
      for (const { id } of payments.paymentMethods.ofOwner(identityId)) payments.paymentMethods.delete(id)
    },
  },
  render: () => <Choice />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no payment method yet')).toBeVisible()
  },
})
