import { Grid } from '@memberkit/primitives/box'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './RadioGroup.docs.tsx'

const methods = [
  { value: 'visa', label: 'Visa ending in 4242', description: 'Expires 03/2028' },
  { value: 'bank', label: 'Chequing account ending in 6789', description: 'Takes three business days' },
  { value: 'old', label: 'Mastercard ending in 4444', description: 'Expired', isDisabled: true },
]
const reasons = [
  { value: 'duplicate', label: 'Charged twice' },
  { value: 'service', label: 'Not satisfied' },
  { value: 'other', label: 'Other' },
]

const meta = preview.meta({
  title: 'Primitives/Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Pay with', options: methods, defaultValue: 'visa', onChange: fn() },
  parameters: { docs: docsOf(docs) },
})

export const Default = meta.story()

export const Variants = meta.story({
  render: () => (
    <Grid columns={2} gap="xl">
      <RadioGroup label="Plain" options={methods} defaultValue="visa" />
      <RadioGroup label="Cards" appearance="card" options={methods} defaultValue="visa" />
      <RadioGroup label="Side by side" orientation="horizontal" options={reasons} defaultValue="duplicate" />
      <RadioGroup
        label="Cards, side by side"
        appearance="card"
        orientation="horizontal"
        options={reasons.slice(0, 2)}
        defaultValue="service"
      />
      <RadioGroup
        label="Reason"
        description="It is kept with the invoice."
        options={reasons}
        error="Choose a reason."
        isRequired
      />
      <RadioGroup label="All disabled" options={reasons} defaultValue="other" disabled />
    </Grid>
  ),
})

/** Chosen with the arrow keys, which leave out what cannot be chosen. */
export const Keyboard = meta.story({
  args: { appearance: 'card' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Chequing/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('bank', expect.anything())
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Visa/ })).toBeChecked()
  },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  args: {
    appearance: 'card',
    label: 'Mode de paiement pour les prochains prélèvements',
    description: 'Il sera utilisé jusqu’à ce que vous en choisissiez un autre.',
    error: 'Choisissez un mode de paiement pour poursuivre.',
    options: [
      {
        value: 'visa',
        label: 'Carte Visa se terminant par 4242 et enregistrée à votre nom',
        description: 'Elle expire à la fin du mois de mars 2028.',
      },
      { value: 'compte', label: 'Prélèvement automatique sur un compte bancaire', isDisabled: true },
    ],
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })

export const Compact = meta.story({ decorators: [compact] })
