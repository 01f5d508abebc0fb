import { LocaleProvider } from '@memberkit/primitives/locale'
import { closedWeek, WeeklyHours } from '@memberkit/primitives/weekly-hours'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { docsOf } from '../../blocks/ComponentPage.tsx'
import { rightToLeft } from '../surroundings.tsx'
import { frenchWeeklyHours, weeklyHours } from '../weekly-hours-words.ts'
import { docs } from './WeeklyHours.docs.tsx'

const morning = { start: '09:00', end: '12:00' }
const afternoon = { start: '13:00', end: '17:30' }
const week = {
  ...closedWeek,
  monday: [morning, afternoon],
  tuesday: [morning, afternoon],
  wednesday: [{ start: '09:00', end: '17:30' }],
  thursday: [morning, afternoon],
  friday: [morning],
}

const meta = preview.meta({
  title: 'Primitives/Forms/WeeklyHours',
  component: WeeklyHours,
  parameters: { docs: docsOf(docs) },
  args: {
    label: 'Opening hours',
    description: 'In the time zone of the office.',
    defaultValue: week,
    ...weeklyHours,
    onChange: fn(),
  },
})

export const Default = meta.story()

/** A day is opened, filled in and copied without a pointer. */
export const Keyboard = meta.story({
  args: { defaultValue: closedWeek },
  play: async ({ args, canvas }) => {
    canvas.getByRole('checkbox', { name: 'Monday' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('9-5:30')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { ...closedWeek, monday: [{ start: '09:00', end: '17:30' }] },
      true,
    )
  },
})

export const Copied = meta.story({
  args: { defaultValue: { ...closedWeek, monday: [morning, afternoon] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Monday' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Copy to Monday to Friday' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ friday: [morning, afternoon], saturday: [] }),
      true,
    )
  },
})

/** Hours past midnight show on both days; midnight is the end of its day; hours that touch can be merged. */
export const NightsAndAlways = meta.story({
  args: {
    defaultValue: {
      ...closedWeek,
      sunday: [{ start: '00:00', end: '24:00' }],
      thursday: [morning, { start: '12:00', end: '17:30' }],
      friday: [{ start: '22:00', end: '02:00' }],
      saturday: [{ start: '18:00', end: '24:00' }],
    },
  },
})

/** What is wrong stays as it was typed, and says so once it is left. */
export const Messages = meta.story({
  args: {
    defaultValue: {
      ...closedWeek,
      monday: [{ start: '09:00', end: '09:00' }],
      tuesday: [{ start: '09:00', end: '14:00' }, afternoon],
      wednesday: [{ start: '09:00', end: '' }],
    },
    error: 'At least one evening of the week must be open.',
  },
  play: async ({ canvas }) => {
    for (const time of canvas.getAllByRole('textbox', { name: 'Opens' })) time.focus()
    await userEvent.click(document.body)
    await expect(await canvas.findByText(weeklyHours.messages.endBeforeStart)).toBeVisible()
    await expect(await canvas.findByText(weeklyHours.messages.overlap)).toBeVisible()
    await expect(await canvas.findByText(weeklyHours.messages.incomplete)).toBeVisible()
  },
})

export const Disabled = meta.story({ args: { disabled: true } })

export const LongFrench = meta.story({
  parameters: { containerWidth: 320, pictures: { widths: [360] } },
  render: (args) => (
    <LocaleProvider locale="fr-CA">
      <WeeklyHours
        {...args}
        {...frenchWeeklyHours}
        label="Heures d’ouverture de la succursale de Trois-Rivières"
        description="Selon le fuseau horaire de la succursale."
      />
    </LocaleProvider>
  ),
})

export const RightToLeft = meta.story({ decorators: [rightToLeft] })
