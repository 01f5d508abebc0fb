import { Grid } from '@memberkit/primitives/box'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { NumberField } from '@memberkit/primitives/number-field'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs, numberTexts } from './NumberField.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/NumberField',
  component: NumberField,
  parameters: { docs: docsOf(docs) },
  args: { ...numberTexts, label: 'Seats', rangeError: 'Enter a number from 1 to 20.', onChange: fn() },
})

export const Default = meta.story({ args: { defaultValue: 3, min: 1, max: 20 } })

export const Keyboard = meta.story({
  args: { defaultValue: 5, min: 1, max: 20 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Seats' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}')
    await expect(field).toHaveValue('15')
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(20)
    await userEvent.keyboard('{Home}')
    await expect(field).toHaveAttribute('aria-valuenow', '1')
  },
})

export const Pointer = meta.story({
  args: { defaultValue: 19, min: 1, max: 20 },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'One more' })
    await userEvent.click(more)
    await expect(canvas.getByRole('spinbutton')).toHaveValue('20')
    await expect(more).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }))
    await expect(canvas.getByRole('spinbutton')).toHaveValue('19')
  },
})

/** Nothing that was typed is taken away or put right unasked. */
export const NotANumber = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Seats' })
    await userEvent.type(field, 'a few')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(field).toHaveValue('a few')
    await expect(field).toHaveAccessibleDescription('Enter a number such as 3.')
  },
})

export const States = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      <NumberField {...args} label="Empty" />
      <NumberField {...args} label="With a unit" defaultValue={30} suffix="days" />
      <NumberField {...args} label="Without buttons" defaultValue={30} stepLabels={undefined} />
      <NumberField {...args} label="At its least" defaultValue={1} min={1} />
      <NumberField {...args} label="Small" size="small" defaultValue={3} />
      <NumberField {...args} label="In error" defaultValue={21} error="There are 20 seats in your plan." />
      <NumberField {...args} label="Read only" defaultValue={3} readOnly />
      <NumberField {...args} label="Disabled" defaultValue={3} disabled />
      <LocaleProvider locale="fr-CA">
        <NumberField {...args} label="In French" defaultValue={1234.5} step={0.5} suffix="km" />
      </LocaleProvider>
      <LocaleProvider locale="en-US">
        <NumberField {...args} label="In English" defaultValue={1234.5} step={0.5} suffix="mi" />
      </LocaleProvider>
    </Grid>
  ),
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  args: {
    label: 'Nombre de personnes couvertes par l’abonnement',
    description: 'Les enfants de moins de dix-huit ans ne comptent pas.',
    suffix: 'personnes',
    defaultValue: 1250,
    error: 'Votre forfait couvre vingt personnes au plus.',
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { defaultValue: 3, suffix: 'seats' } })

export const Compact = meta.story({ decorators: [compact], args: { defaultValue: 3, suffix: 'seats' } })
