import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { HoursPart } from './hours-kit.tsx'
import { onOwnPage, over } from './kit.tsx'

const meta = preview.meta({
  title: 'Kits/Branches/Hours',
  component: HoursPart,
  parameters: onOwnPage,
})

const atPhone = { pictures: { widths: [360], isOfOneBrand: true } }
const dialog = async () => within(await screen.findByRole('dialog'))

/** Hours with a break at noon, and a night that shows on both days; what members see is above. */
export const SplitAndOvernightHours = meta.story({
  tags: ['every-width'],
  ...over('branches/hours', atPhone),
  play: async ({ canvas }) => {
    const saturday = await canvas.findByRole('group', { name: 'Saturday' })
    await expect(saturday).toHaveAccessibleDescription('Friday’s hours run until 2:00 AM')
    await expect(await canvas.findByText(/^Until .*5:30 PM Central time/)).toBeVisible()
  },
})

/** Whole ranges are typed at once, and read back once the field is left. */
export const TypedRanges = meta.story({
  tags: ['no-picture'],
  ...over('branches/hours'),
  play: async ({ canvas }) => {
    const monday = within(await canvas.findByRole('group', { name: 'Monday' }))
    const opens = monday.getAllByRole('textbox', { name: 'Opens' })[0]!
    await userEvent.clear(opens)
    await userEvent.type(opens, '9 to noon')
    await userEvent.tab()
    await expect(opens).toHaveValue('9:00 AM')
  },
})

/** Before hours are copied to other days, each shows what it has and what it gets. */
export const CopyToDays = meta.story({
  tags: ['every-width'],
  ...over('branches/hours', atPhone),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More options for Monday' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Copy to other days…' }))
    await expect((await dialog()).getByText('Now: 8:30 AM – 3:00 PM')).toBeVisible()
  },
})

/** A new zone keeps local times unless the person asks otherwise, and shows what members see before and after. */
export const TimeZoneChange = meta.story({
  tags: ['every-width'],
  args: { part: 'zone' },
  ...over('branches/hours', atPhone),
  play: async ({ canvas }) => {
    const zone = await canvas.findByRole('combobox', { name: /^Time zone/ })
    await userEvent.clear(zone)
    await userEvent.type(zone, 'phoenix')
    await userEvent.click(await screen.findByRole('option', { name: /^Phoenix/ }))
    await expect(await canvas.findByRole('radio', { name: 'Keep local times' })).toBeChecked()
    await expect(canvas.getByText('Clocks don’t change there.')).toBeVisible()
  },
})

/** A closure without a date is refused at its date. */
export const AddClosure = meta.story({
  tags: ['every-width'],
  args: { part: 'dates' },
  ...over('branches/hours', atPhone),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add closure' }))
    const adding = await dialog()
    await userEvent.click(adding.getByRole('button', { name: 'Add closure' }))
    await expect(await adding.findByText('Enter the first day of the closure.')).toBeVisible()
  },
})

/** The holidays of the branch’s province are offered, never added on their own. */
export const HolidaySuggestionsQC = meta.story({
  tags: ['every-width'],
  args: { part: 'dates' },
  globals: { locale: 'fr-CA' },
  ...over('branches/hours-quebec', atPhone),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jours fériés suggérés')).toBeVisible()
    await expect(canvas.getByText('Vendredi saint')).toBeVisible()
  },
})

/** What changes at each branch, before anything is sent. */
export const CopyHoursToSiblings = meta.story({
  tags: ['every-width'],
  args: { part: 'copy' },
  ...over('branches/hours-siblings', atPhone),
  play: async () => {
    const copying = await dialog()
    await userEvent.click(await copying.findByRole('checkbox', { name: 'Unavailable dates' }))
    for (const name of ['Kentucky', 'Tennessee'])
      await userEvent.click(copying.getByRole('checkbox', { name: `Example & Sample, ${name}` }))
    await userEvent.click(copying.getByRole('button', { name: 'Review changes' }))
    await expect(await copying.findByRole('heading', { name: 'Review changes at 1 branch' })).toBeVisible()
  },
})

/** One branch after the other, each with its result. */
export const CopyHoursResults = meta.story({
  args: { part: 'copy' },
  ...over('branches/hours-siblings', atPhone),
  play: async () => {
    const copying = await dialog()
    for (const name of ['Indiana', 'Kentucky'])
      await userEvent.click(await copying.findByRole('checkbox', { name: `Example & Sample, ${name}` }))
    await userEvent.click(copying.getByRole('button', { name: 'Review changes' }))
    await userEvent.click(await copying.findByRole('button', { name: 'Copy to 2 branches' }))
    await expect(await copying.findByText('2 of 2 branches copied')).toBeVisible()
  },
})
