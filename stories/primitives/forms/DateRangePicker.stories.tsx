import { Grid } from '@memberkit/primitives/box'
import { DateRangePicker } from '@memberkit/primitives/date-range-picker'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { atMoment } from '../at-moment.ts'
import { dateRangeLabels, dateRangeMessages, frenchDateMessages, frenchDateRangeLabels } from '../date-messages.ts'
import { openCalendar } from '../open-calendar.ts'
import { compact, rightToLeft } from '../surroundings.tsx'
import { docs } from './DateRangePicker.docs.tsx'

const presets = [
  { label: 'Last 7 days', start: '2026-03-02', end: '2026-03-08' },
  { label: 'Last 30 days', start: '2026-02-07', end: '2026-03-08' },
  { label: 'This month', start: '2026-03-01', end: '2026-03-31' },
  { label: 'Last year', start: '2025-01-01', end: '2025-12-31' },
]

const meta = preview.meta({
  title: 'Primitives/Forms/DateRangePicker',
  component: DateRangePicker,
  parameters: { docs: docsOf(docs) },
  beforeEach: atMoment('2026-03-08T12:00:00Z'),
  args: {
    label: 'Period of the report',
    defaultValue: { start: '2026-02-07', end: '2026-03-08' },
    messages: dateRangeMessages,
    labels: dateRangeLabels,
    presets,
    onChange: fn(),
  },
})

const open = openCalendar(/Choose a period|Choisir une période/)

/** Periods that are often wanted stand beside the calendar. */
export const Open = meta.story({ play: open })

/** The first choice is one end, the second the other. */
export const Keyboard = meta.story({
  play: async (context) => {
    const { args, canvas } = context
    await open(context)
    await userEvent.keyboard('{Enter}{PageDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-07', end: '2026-03-08' })
    await expect(canvas.getByRole('button', { name: /February 7 – March 8, 2026/ })).toHaveFocus()
  },
})

/** Between the two choices the period follows the pointer or the focus. */
export const Pointer = meta.story({
  args: { presets: [] },
  play: async (context) => {
    const { args, canvas } = context
    await open(context)
    await userEvent.click(canvas.getByRole('button', { name: /Thursday, February 12, 2026/ }))
    await userEvent.hover(canvas.getByRole('button', { name: /Tuesday, February 24, 2026/ }))
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(13)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const Preset = meta.story({
  play: async (context) => {
    const { args, canvas } = context
    await open(context)
    await userEvent.click(canvas.getByRole('button', { name: 'This month' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-03-31' })
  },
})

/** It stays as it was typed, and says so. */
export const EndBeforeStart = meta.story({
  args: { defaultValue: { start: '2026-03-08', end: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('textbox', { name: 'Month' })[1]!)
    await userEvent.keyboard('3/7/2026')
    await userEvent.click(document.body)
    await expect(await canvas.findByText(dateRangeMessages.endBeforeStart)).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-08', end: null })
  },
})

export const States = meta.story({
  render: (args) => (
    <Grid columns={2} gap="lg">
      <DateRangePicker {...args} label="Chosen" description="At most one year." />
      <DateRangePicker {...args} label="Empty" defaultValue={undefined} optionalMark="Optional" />
      <DateRangePicker {...args} label="In error" error="Choose at most 31 days." />
      <DateRangePicker {...args} label="Disabled" disabled />
      <DateRangePicker {...args} label="Read only" readOnly />
      <DateRangePicker {...args} label="Hidden label" isLabelHidden />
    </Grid>
  ),
})

export const LongFrench = meta.story({
  parameters: { containerWidth: 320, pictures: { widths: [360] } },
  render: (args) => (
    <LocaleProvider locale="fr-CA">
      <DateRangePicker
        {...args}
        label="Période couverte par le relevé des prestations juridiques"
        messages={{
          ...frenchDateMessages,
          oneMissing: 'Entrez le premier et le dernier jour.',
          endBeforeStart: 'Le dernier jour précède le premier. Vérifiez les deux.',
        }}
        labels={frenchDateRangeLabels}
        presets={[
          { label: 'Les 7 derniers jours', start: '2026-03-02', end: '2026-03-08' },
          { label: 'Les 30 derniers jours', start: '2026-02-07', end: '2026-03-08' },
          { label: 'Depuis le début de l’année', start: '2026-01-01', end: '2026-03-08' },
        ]}
      />
    </LocaleProvider>
  ),
  play: open,
})

export const RightToLeft = meta.story({ decorators: [rightToLeft], play: open })

export const Compact = meta.story({ decorators: [compact], play: open })
