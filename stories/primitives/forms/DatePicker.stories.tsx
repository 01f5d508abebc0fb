import { Grid } from '@memberkit/primitives/box'
import { DatePicker } from '@memberkit/primitives/date-picker'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { atMoment } from '../at-moment.ts'
import { calendarLabels, dateMessages, frenchCalendarLabels, frenchDateMessages } from '../date-messages.ts'
import { openCalendar } from '../open-calendar.ts'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './DatePicker.docs.tsx'

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
const unavailableReason = (day: string) => (isWeekend(day) ? 'Our office is closed at weekends.' : undefined)
const messages = {
  ...dateMessages,
  tooEarly: 'The first possible day is March 4, 2026.',
  tooLate: 'The last possible day is June 30, 2026.',
}

const meta = preview.meta({
  title: 'Primitives/Forms/DatePicker',
  component: DatePicker,
  parameters: { docs: docsOf(docs) },
  beforeEach: atMoment('2026-03-08T12:00:00Z'),
  args: {
    label: 'Day of the call',
    defaultValue: '2026-03-12',
    messages,
    labels: calendarLabels,
    onChange: fn(),
  },
})

const open = openCalendar(/Choose a day|Choisir un jour/)

/** The calendar, opened at the chosen day. */
export const Open = meta.story({
  play: async (context) => {
    await open(context)
    const chosen = context.canvas.getByRole('gridcell', { selected: true })
    await waitFor(() => expect(chosen.firstElementChild).toHaveFocus())
  },
})

/** Opened, moved through and used with the keyboard. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await canvas.findByRole('grid')
    await userEvent.keyboard('{PageDown}{Home}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-08')
    await expect(canvas.getByRole('button', { name: /Wednesday, April 8, 2026/ })).toHaveFocus()
  },
})

export const Pointer = meta.story({
  play: async (context) => {
    const { args, canvas } = context
    await open(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '2027')
    await userEvent.click(canvas.getByRole('button', { name: 'Thursday, April 22, 2027' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-22')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

/** Days that cannot be taken can be found, and say why. */
export const UnavailableDays = meta.story({
  args: { min: '2026-03-04', max: '2026-06-30', unavailableReason },
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(context.canvas.getByText('Our office is closed at weekends.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(context.args.onChange).not.toHaveBeenCalled()
  },
})

export const States = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      <DatePicker {...args} label="Chosen" description="Between nine and five." />
      <DatePicker {...args} label="Empty" defaultValue="" optionalMark="Optional" />
      <DatePicker {...args} label="In error" error="Nobody is free on that day." />
      <DatePicker {...args} label="Disabled" disabled />
      <DatePicker {...args} label="Read only" readOnly />
      <DatePicker {...args} label="Hidden label" isLabelHidden />
    </Grid>
  ),
})

/** What is typed and cannot be taken stays, with its reason. */
export const Typed = meta.story({
  args: { defaultValue: '', unavailableReason },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Month' }))
    await userEvent.keyboard('3/14/2026')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByText('Our office is closed at weekends.')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320, pictures: { widths: [360] } },
  args: {
    unavailableReason: (day) =>
      isWeekend(day) ? 'Nos bureaux sont fermés la fin de semaine et les jours fériés.' : undefined,
  },
  render: (args) => (
    <LocaleProvider locale="fr-CA">
      <DatePicker
        {...args}
        label="Jour souhaité pour l’entretien téléphonique avec votre avocate"
        description="Nous vous appelons entre neuf heures et dix-sept heures."
        messages={frenchDateMessages}
        labels={frenchCalendarLabels}
      />
    </LocaleProvider>
  ),
  play: async (context) => {
    await open(context)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  },
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], play: open })

export const Compact = meta.story({ decorators: [compact], play: open })
