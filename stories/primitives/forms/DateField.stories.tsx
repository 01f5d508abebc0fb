import { Grid } from '@memberkit/primitives/box'
import { DateField } from '@memberkit/primitives/date-field'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { dateMessages, frenchDateMessages } from '../date-messages.ts'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './DateField.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/DateField',
  component: DateField,
  parameters: { docs: docsOf(docs) },
  args: {
    label: 'Date of birth',
    description: 'As on your passport.',
    autoComplete: 'bday' as const,
    min: '1900-01-01',
    max: '2026-03-08',
    messages: dateMessages,
    onChange: fn(),
  },
})

/** Typed in one go: each part goes on by itself. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('4/121985')
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-04-12')
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveFocus()
  },
})

/** There is no February 30: it stays, and the wrong part is marked. */
export const Impossible = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Month' }))
    await userEvent.keyboard('feb 30 1985')
    await userEvent.tab()
    await expect(canvas.getByText(dateMessages.impossible)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toBeInvalid()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
})

export const Incomplete = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '85')
    await userEvent.tab()
    await expect(canvas.getByText(dateMessages.incomplete)).toBeVisible()
  },
})

export const States = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      <DateField {...args} label="Filled in" defaultValue="1985-12-31" />
      <DateField {...args} label="Optional" optionalMark="Optional" description={undefined} />
      <DateField {...args} label="In error" defaultValue="2012-12-31" error="Members are 18 years old or older." />
      <DateField {...args} label="Disabled" defaultValue="1985-12-31" disabled />
      <DateField {...args} label="Read only" defaultValue="1985-12-31" readOnly />
      <DateField {...args} label="Hidden label" isLabelHidden description={undefined} />
    </Grid>
  ),
})

const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const

/** Each locale names and orders the parts. */
export const Locales = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      {locales.map((locale) => (
        <LocaleProvider key={locale} locale={locale}>
          <DateField {...args} label={locale} description={undefined} defaultValue="1985-12-31" />
        </LocaleProvider>
      ))}
    </Grid>
  ),
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  render: (args) => (
    <LocaleProvider locale="fr-CA">
      <DateField
        {...args}
        label="Date de naissance de la personne à protéger"
        description="Telle qu’elle figure sur son passeport ou son permis de conduire."
        messages={frenchDateMessages}
        defaultValue="1985-02-12"
        error="La personne doit avoir au moins dix-huit ans le jour de l’adhésion."
      />
    </LocaleProvider>
  ),
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { defaultValue: '1985-12-31' } })

export const Compact = meta.story({ decorators: [compact], args: { defaultValue: '1985-12-31' } })
