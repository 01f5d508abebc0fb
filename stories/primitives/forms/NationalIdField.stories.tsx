import { Grid } from '@memberkit/primitives/box'
import { NationalIdField } from '@memberkit/primitives/national-id-field'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { docs, nationalIdTexts } from './NationalIdField.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/NationalIdField',
  component: NationalIdField,
  parameters: { docs: docsOf(docs) },
  args: { ...nationalIdTexts, label: 'Identity number', format: '###-##-####', onChange: fn() },
})

export const Default = meta.story()

/** Typed, corrected and revealed with the keyboard. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Identity number' })
    await userEvent.tab()
    await userEvent.keyboard('000123456{Backspace}7')
    await expect(field).toHaveValue('•••-••-3457')
    await expect(args.onChange).toHaveBeenLastCalledWith('000123457')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('000-12-3457')
  },
})

/** Left, it hides itself again. */
export const HiddenAgain = meta.story({
  args: { defaultValue: '000123456' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the number' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('000-12-3456')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveValue('•••-••-3456')
  },
})

export const TooShort = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Identity number' })
    await userEvent.type(field, '0001')
    await userEvent.click(document.body)
    await expect(await canvas.findByText('Enter all 9 digits.')).toBeVisible()
  },
})

export const States = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      <NationalIdField {...args} label="Empty" />
      <NationalIdField {...args} label="In threes" format="### ### ###" shownDigits={3} defaultValue="000123456" />
      <NationalIdField {...args} label="Small" size="small" defaultValue="000123456" />
      <NationalIdField {...args} label="In error" defaultValue="000123456" error="We know this number already." />
      <NationalIdField {...args} label="Read only" defaultValue="000123456" readOnly />
      <NationalIdField {...args} label="Disabled" defaultValue="000123456" disabled />
    </Grid>
  ),
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  globals: { locale: 'fr-CA' },
  args: {
    label: 'Numéro d’assurance sociale de la personne titulaire',
    description: 'Nous le cherchons là où des numéros volés sont vendus. Il ne sert à rien d’autre.',
    format: '### ### ###',
    defaultValue: '000123456',
    error: 'Ce numéro ne correspond pas à celui de votre dossier.',
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { defaultValue: '000123456' } })
