import { Grid } from '@memberkit/primitives/box'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { TimeField } from '@memberkit/primitives/time-field'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { timeMessages } from '../date-messages.ts'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './TimeField.docs.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/TimeField',
  component: TimeField,
  parameters: { docs: docsOf(docs) },
  args: { label: 'Time of the call', messages: timeMessages, onChange: fn() },
})

/** Typed in one go; a letter says which half of the day. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('9')
    await expect(canvas.getByRole('spinbutton', { name: 'Minute' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}p')
    await expect(args.onChange).toHaveBeenLastCalledWith('21:15')
  },
})

export const Pointer = meta.story({
  args: { defaultValue: '09:30' },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'AM/PM' }), 'PM')
    await expect(args.onChange).toHaveBeenLastCalledWith('21:30')
  },
})

export const Incomplete = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Hour' }), '9')
    await userEvent.click(document.body)
    await expect(await canvas.findByText(timeMessages.incomplete)).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
})

export const States = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      <TimeField {...args} label="Chosen" defaultValue="14:05" description="In your own time zone." />
      <TimeField {...args} label="Empty" optionalMark="Optional" />
      <TimeField {...args} label="In error" defaultValue="03:00" error="We answer the telephone from 8 AM on." />
      <TimeField {...args} label="Disabled" defaultValue="14:05" disabled />
      <TimeField {...args} label="Read only" defaultValue="14:05" readOnly />
      <TimeField {...args} label="Hidden label" isLabelHidden defaultValue="14:05" />
    </Grid>
  ),
})

const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const

/** Twelve hours or twenty-four, as the locale has it. */
export const Locales = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      {locales.map((locale) => (
        <LocaleProvider key={locale} locale={locale}>
          <TimeField {...args} label={locale} defaultValue="14:05" />
        </LocaleProvider>
      ))}
    </Grid>
  ),
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320 },
  render: (args) => (
    <LocaleProvider locale="fr-CA">
      <TimeField
        {...args}
        label="Heure à laquelle nous pouvons vous joindre par téléphone"
        description="Dans le fuseau horaire de votre province de résidence."
        defaultValue="18:45"
        error="Nos avocates répondent entre neuf heures et dix-sept heures trente."
      />
    </LocaleProvider>
  ),
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], args: { defaultValue: '14:05' } })

export const Compact = meta.story({ decorators: [compact], args: { defaultValue: '14:05' } })
