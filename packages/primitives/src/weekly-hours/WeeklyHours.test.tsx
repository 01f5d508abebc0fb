import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { closedWeek, type WeekHours, WeeklyHours, type WeeklyHoursProps } from './index.ts'

const messages = {
  incomplete: 'Whole times.',
  impossible: 'No such time.',
  endBeforeStart: 'Ends before it starts.',
  overlap: 'Hours overlap.',
}
const labels = {
  closed: 'Closed',
  start: 'Opens',
  end: 'Closes',
  add: 'Add hours',
  addTo: (day: string) => `Add hours on ${day}`,
  removeFrom: (day: string) => `Remove hours on ${day}`,
  moreFor: (day: string) => `More for ${day}`,
  allDay: 'Open 24 hours',
  setHours: 'Set hours',
  setHoursOn: (day: string) => `Set hours on ${day}`,
  copyToAll: 'To all days',
  copyToWorkdays: 'To Monday to Friday',
  copyTo: 'Copy to…',
  copied: (day: string) => `The hours of ${day} have been copied.`,
  midnight: 'Midnight (end of day)',
  touching: 'These hours touch.',
  merge: 'Merge',
  mergeOn: (day: string) => `Merge hours on ${day}`,
  merged: (day: string) => `Hours on ${day} merged.`,
}
const overnight = {
  ends: (day: string, time: string) => `Until ${day}, ${time}`,
  spills: (day: string, time: string) => `Open until ${time}, from ${day}`,
}
const basics = { label: 'Hours', labels, messages }
const nineToFive = { start: '09:00', end: '17:00' }
const week: WeekHours = { ...closedWeek, monday: [nineToFive] }

describeConformance('WeeklyHours', (props) => <WeeklyHours {...basics} defaultValue={week} {...props} />, {
  element: 'fieldset',
  disables: true,
})

const day = (name: string) => page.getByRole('group', { name, exact: true })
const parts = (name: string) =>
  [...day(name).element().querySelectorAll<HTMLInputElement>('[data-part]')]
    .map(({ value }) => value.replace(/\s/gu, ' '))
    .join('|')
const time = (name: string, label: string, at = 0) => day(name).getByRole('textbox', { name: label }).nth(at)

async function show({ locale = 'fr-CA', ...props }: Partial<WeeklyHoursProps> & { locale?: string } = {}) {
  const onChange = vi.fn<(value: WeekHours, isValid: boolean) => void>()
  const screen = await render(
    <StrictMode>
      <LocaleProvider locale={locale}>
        <form>
          <WeeklyHours {...basics} name="hours" defaultValue={week} onChange={onChange} {...props} />
          <button type="button">After</button>
        </form>
      </LocaleProvider>
    </StrictMode>,
  )
  const sent = () => JSON.parse(String(new FormData(screen.container.querySelector('form')!).get('hours')))
  return { onChange, sent }
}

test('days follow the order of the locale, each with its hours or closed', async () => {
  const { sent } = await show()
  const names = page
    .getByRole('checkbox')
    .elements()
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)
  expect(names).toEqual(['Dimanche', 'Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'])
  expect(parts('Lundi')).toBe('9 h|17 h')
  await expect.element(day('Mardi').getByText('Closed')).toBeVisible()
  expect(sent()).toEqual(week)
})

test('other locales start the week on other days', async () => {
  await show({ locale: 'fr-FR' })
  await expect.element(page.getByRole('checkbox').first()).toHaveAccessibleName('Lundi')
})

test('opening a day adds empty hours', async () => {
  const { onChange } = await show()
  await page.getByRole('checkbox', { name: 'Mardi' }).click()
  expect(onChange).toHaveBeenLastCalledWith({ ...week, tuesday: [{ start: '', end: '' }] }, false)
  await time('Mardi', 'Opens').click()
  await userEvent.keyboard('930{Tab}17h30{Tab}')
  expect(onChange).toHaveBeenLastCalledWith({ ...week, tuesday: [{ start: '09:30', end: '17:30' }] }, true)
  expect(parts('Mardi')).toBe('9 h 30|17 h 30')
})

test('reopening a day restores its hours', async () => {
  const { onChange } = await show()
  const monday = page.getByRole('checkbox', { name: 'Lundi' })
  await monday.click()
  expect(onChange).toHaveBeenLastCalledWith(closedWeek, true)
  await monday.click()
  expect(onChange).toHaveBeenLastCalledWith(week, true)
  expect(parts('Lundi')).toBe('9 h|17 h')
})

test('either time takes a whole range, which reads back once it is left', async () => {
  const { onChange } = await show({ locale: 'en-US' })
  await time('Monday', 'Opens').click()
  await time('Monday', 'Opens').fill('')
  await userEvent.keyboard('8:30 to noon')
  expect(parts('Monday')).toBe('8:30 to noon|12:00 PM')
  await after.click()
  expect(parts('Monday')).toBe('8:30 AM|12:00 PM')
  expect(onChange).toHaveBeenLastCalledWith({ ...week, monday: [{ start: '08:30', end: '12:00' }] }, true)
  await time('Monday', 'Closes').fill('10-4')
  await userEvent.keyboard('{Tab}')
  expect(parts('Monday')).toBe('10:00 AM|4:00 PM')
})

test('several ranges typed at once become as many', async () => {
  const { onChange } = await show({ locale: 'en-US' })
  await time('Monday', 'Opens').fill('9-12, 1-5')
  await userEvent.keyboard('{Enter}')
  expect(parts('Monday')).toBe('9:00 AM|12:00 PM|1:00 PM|5:00 PM')
  expect(onChange.mock.lastCall![1]).toBe(true)
})

test('an end is read after its start, as typed until it is left', async () => {
  const { onChange } = await show({ locale: 'es-US', defaultValue: { ...week, monday: [{ start: '13:00', end: '' }] } })
  await time('Lunes', 'Closes').fill('5')
  expect(parts('Lunes')).toBe('1:00 p.m.|5')
  expect(onChange).toHaveBeenLastCalledWith({ ...week, monday: [{ start: '13:00', end: '17:00' }] }, true)
  await after.click()
  expect(parts('Lunes')).toBe('1:00 p.m.|5:00 p.m.')
})

test('arrow keys move by a quarter of an hour, and around midnight', async () => {
  await show({ locale: 'en-US', defaultValue: { ...week, monday: [{ start: '09:05', end: '23:50' }] } })
  await time('Monday', 'Opens').click()
  await userEvent.keyboard('{ArrowUp}')
  expect(parts('Monday')).toBe('9:15 AM|11:50 PM')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(parts('Monday')).toBe('8:45 AM|11:50 PM')
  await time('Monday', 'Closes').click()
  await userEvent.keyboard('{ArrowUp}')
  expect(parts('Monday')).toBe('8:45 AM|12:00 AM')
  await expect.element(time('Monday', 'Closes')).toHaveAccessibleDescription(labels.midnight)
  await userEvent.keyboard('{ArrowUp}')
  expect(parts('Monday')).toBe('8:45 AM|12:15 AM')
})

test('hours are added and removed, and focus moves to the next field', async () => {
  const { onChange } = await show()
  await page.getByRole('button', { name: 'Add hours on Lundi' }).click()
  await expect.element(time('Lundi', 'Opens', 1)).toHaveFocus()
  await userEvent.keyboard('soir')
  expect(parts('Lundi')).toBe('9 h|17 h|soir|')
  await page.getByRole('button', { name: 'Remove hours on Lundi' }).first().click()
  // The half-typed text of the second has stayed with it.
  expect(parts('Lundi')).toBe('soir|')
  await expect.element(time('Lundi', 'Opens')).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith({ ...week, monday: [{ start: null, end: '' }] }, false)
  await expect.element(page.getByRole('button', { name: 'Remove hours on Lundi' })).not.toBeInTheDocument()
})

test('hours are copied to other days, which is announced', async () => {
  const { onChange } = await show()
  await page.getByRole('button', { name: 'More for Lundi' }).click()
  await page.getByRole('menuitem', { name: 'To Monday to Friday' }).click()
  const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
  expect(onChange).toHaveBeenLastCalledWith(
    { ...closedWeek, ...Object.fromEntries(workdays.map((name) => [name, [nineToFive]])) },
    true,
  )
  await expect.element(page.getByText('The hours of Lundi have been copied.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'More for Mardi' }).click()
  await page.getByRole('menuitem', { name: 'To all days' }).click()
  expect(Object.values(onChange.mock.lastCall![0]).every((spans) => spans.length === 1)).toBe(true)
  expect(parts('Samedi')).toBe('9 h|17 h')
})

test('a caller copies in its own way', async () => {
  const onCopy = vi.fn()
  await show({ onCopy })
  await page.getByRole('button', { name: 'More for Lundi' }).click()
  await page.getByRole('menuitem', { name: 'Copy to…' }).click()
  expect(onCopy).toHaveBeenCalledWith('monday')
})

test('a day can be open around the clock', async () => {
  const { onChange } = await show()
  await page.getByRole('button', { name: 'More for Lundi' }).click()
  await page.getByRole('menuitem', { name: 'Open 24 hours' }).click()
  expect(onChange).toHaveBeenLastCalledWith({ ...week, monday: [{ start: '00:00', end: '24:00' }] }, true)
  await expect.element(day('Lundi').getByText('Open 24 hours')).toBeVisible()
  await page.getByRole('button', { name: 'Set hours on Lundi' }).click()
  await expect.element(time('Lundi', 'Opens')).toHaveFocus()
})

const after = page.getByRole('button', { name: 'After' })

test('an end before the start is kept, and reported on blur', async () => {
  const { onChange } = await show()
  await time('Lundi', 'Closes').fill('08 h')
  expect(onChange).toHaveBeenLastCalledWith({ ...week, monday: [{ start: '09:00', end: '08:00' }] }, false)
  expect(page.getByText(messages.endBeforeStart).query()).toBeNull()
  await after.click()
  await expect.element(page.getByText(messages.endBeforeStart)).toBeVisible()
  expect(parts('Lundi')).toBe('9 h|8 h')
  await expect.element(time('Lundi', 'Closes')).toHaveAccessibleDescription(messages.endBeforeStart)
  // An earlier start puts it right.
  await time('Lundi', 'Opens').fill('07')
  expect(onChange).toHaveBeenLastCalledWith({ ...week, monday: [{ start: '07:00', end: '08:00' }] }, true)
  await expect.element(page.getByText(messages.endBeforeStart)).not.toBeInTheDocument()
})

test('where hours may go on after midnight, both days say so', async () => {
  const { onChange } = await show({ labels: { ...labels, overnight } })
  await time('Lundi', 'Opens').fill('22h à 2h')
  expect(onChange).toHaveBeenLastCalledWith({ ...week, monday: [{ start: '22:00', end: '02:00' }] }, true)
  await expect.element(time('Lundi', 'Closes')).toHaveAccessibleDescription('Until Mardi, 2 h')
  await expect.element(day('Mardi')).toHaveAccessibleDescription('Open until 2 h, from Lundi')
  await page.getByRole('checkbox', { name: 'Mardi' }).click()
  await time('Mardi', 'Opens').fill('1 h à 5 h')
  expect(onChange.mock.lastCall![1]).toBe(false)
  await after.click()
  await expect.element(day('Mardi').getByText(messages.overlap)).toBeVisible()
})

test.each(['midnight', 'minuit', '24:00', '0 h'])('%s is a valid end', async (typed) => {
  const { onChange } = await show()
  await time('Lundi', 'Closes').fill(typed)
  expect(onChange).toHaveBeenLastCalledWith({ ...week, monday: [{ start: '09:00', end: '24:00' }] }, true)
  await expect.element(page.getByText(labels.midnight)).toBeVisible()
})

test('overlapping hours are reported when focus leaves the day', async () => {
  const monday = [nineToFive, { start: '18:00', end: '20:00' }]
  const { onChange } = await show({ defaultValue: { ...week, monday } })
  await time('Lundi', 'Opens', 1).fill('16')
  expect(onChange.mock.lastCall![1]).toBe(false)
  expect(page.getByText(messages.overlap).query()).toBeNull()
  await after.click()
  await expect.element(day('Lundi')).toHaveAccessibleDescription(messages.overlap)
  await page.getByRole('button', { name: 'Remove hours on Lundi' }).first().click()
  await expect.element(page.getByText(messages.overlap)).not.toBeInTheDocument()
})

test('hours that touch can be merged', async () => {
  const monday = [
    { start: '09:00', end: '12:00' },
    { start: '12:00', end: '17:00' },
  ]
  const { onChange } = await show({ defaultValue: { ...week, monday } })
  await page.getByRole('button', { name: 'Merge hours on Lundi' }).click()
  expect(onChange).toHaveBeenLastCalledWith(week, true)
  await expect.element(page.getByText('Hours on Lundi merged.')).toBeInTheDocument()
  await expect.element(time('Lundi', 'Opens')).toHaveFocus()
})

test('incomplete and unreadable hours are reported on blur', async () => {
  await show()
  await page.getByRole('button', { name: 'Add hours on Lundi' }).click()
  await after.click()
  await expect.element(page.getByText(messages.incomplete)).toBeVisible()
  await time('Lundi', 'Closes').first().fill('plus tard')
  await after.click()
  await expect.element(page.getByText(messages.impossible)).toBeVisible()
})

test('follows its value when controlled', async () => {
  function Controlled() {
    const [value, setValue] = useState(week)
    return (
      <LocaleProvider locale="fr-CA">
        <WeeklyHours {...basics} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue({ ...week, monday: [{ start: '10:00', end: '12:00' }] })}>
          Other
        </button>
      </LocaleProvider>
    )
  }
  await render(<Controlled />)
  await time('Lundi', 'Closes').fill('08')
  expect(parts('Lundi')).toBe('9 h|08')
  await page.getByRole('button', { name: 'Other' }).click()
  await expect.poll(() => parts('Lundi')).toBe('10 h|12 h')
})

test('fits a narrow container', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 288 }}>
      <LocaleProvider locale="en-US">
        <WeeklyHours {...basics} defaultValue={week} />
      </LocaleProvider>
    </div>,
  )
  const place = container.firstElementChild!
  expect(place.scrollWidth).toBeLessThanOrEqual(288)
})

test('in a wide place hours are added beside those of the day', async () => {
  await page.viewport(1024, 768)
  await show({ defaultValue: { ...week, tuesday: [nineToFive, { start: '18:00', end: '20:00' }] } })
  const buttons = page.getByRole('button', { name: /^Add hours on/ }).elements()
  const starts = buttons.map((one) => Math.round(one.getBoundingClientRect().left))
  expect(new Set(starts).size).toBe(1)
  const remove = page
    .getByRole('button', { name: /^Remove hours on/ })
    .first()
    .element()
    .getBoundingClientRect()
  expect(starts[0]! - remove.right).toBeGreaterThan(0)
  expect(starts[0]! - remove.right).toBeLessThan(100)
})
