import { Grid } from '@memberkit/primitives/box'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

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
  parameters: {
    docs: {
      description: {
        component: `**RadioGroup** shows all of a few values, of which one is chosen. The \`card\` look gives weighty
choices room, and each card can be pressed anywhere.

**Instead**: Select for many values. **Accessibility**: a fieldset with its legend; arrow keys move the choice.`,
      },
    },
  },
})

export const Default = meta.story()

export const Variants = meta.story({
  render: () => (
    <Grid columns={2} gap="xl">
      <RadioGroup label="Plain" options={methods} defaultValue="visa" />
      <RadioGroup label="Cards" look="card" options={methods} defaultValue="visa" />
      <RadioGroup label="Side by side" orientation="horizontal" options={reasons} defaultValue="duplicate" />
      <RadioGroup
        label="Cards, side by side"
        look="card"
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
  args: { look: 'card' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Chequing/ })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('bank', expect.anything())
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Visa/ })).toBeChecked()
  },
})
