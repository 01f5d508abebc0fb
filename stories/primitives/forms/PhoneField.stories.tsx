import { Grid } from '@memberkit/primitives/box'
import { PhoneField } from '@memberkit/primitives/phone-field'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs, phoneTexts } from './PhoneField.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/PhoneField',
  component: PhoneField,
  parameters: { docs: docsOf(docs) },
  args: { ...phoneTexts, label: 'Mobile phone', onChange: fn() },
})

export const Default = meta.story()

/** Typed with the keyboard from the country on. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('4165550123')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('+14165550123'))
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('(416) 555-0123'))
  },
})

/** A calling code that is typed, or filled in by the browser, chooses its country. */
export const FromElsewhere = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile phone' })
    await userEvent.type(field, '+33 6 12 34 56 78')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('FR'))
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('06 12 34 56 78'))
  },
})

export const NotANumber = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile phone' })
    await userEvent.type(field, 'ask at 555-01')
    await userEvent.tab()
    await expect(await canvas.findByText(phoneTexts.invalidError)).toBeVisible()
    await expect(field).toHaveValue('ask at 555-01')
  },
})

export const States = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      <PhoneField {...args} label="Empty" />
      <PhoneField {...args} label="With a number" defaultValue="+14165550123" />
      <PhoneField {...args} label="Small" size="small" defaultCountry="FR" />
      <PhoneField {...args} label="In error" defaultValue="+14165550123" error="This number can’t take texts." />
      <PhoneField {...args} label="Read only" defaultValue="+14165550123" readOnly />
      <PhoneField {...args} label="Disabled" defaultValue="+14165550123" disabled />
    </Grid>
  ),
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  args: {
    label: 'Numéro de téléphone mobile de la personne assurée',
    description: 'Nous vous envoyons un message texte à chaque étape importante de votre dossier.',
    error: 'Entrez le numéro complet, y compris l’indicatif régional.',
    optionalMark: 'facultatif',
    defaultCountry: 'AE',
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { defaultValue: '+14165550123' } })

export const Compact = meta.story({ decorators: [compact], args: { defaultValue: '+14165550123' } })
