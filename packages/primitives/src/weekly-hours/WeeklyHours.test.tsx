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
  copyFrom: (day: string) => `Copy the hours of ${day}`,
  copyToAll: 'To all days',
  copyToWorkdays: 'To Monday to Friday',
  copied: (day: string) => `The hours of ${day} have been copied.`,
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
  [...day(name).element().querySelectorAll<HTMLInputElement>('[data-part]')].map(({ value }) => value).join(' ')

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
  expect(parts('Lundi')).toBe('9 00 17 00')
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
  await day('Mardi').getByRole('group', { name: 'Opens' }).getByRole('spinbutton', { name: 'Heure' }).click()
  await userEvent.keyboard('0930{Tab}17h30')
  expect(onChange).toHaveBeenLastCalledWith({ ...week, tuesday: [{ start: '09:30', end: '17:30' }] }, true)
})

test('reopening a day restores its hours', async () => {
  const { onChange } = await show()
  const monday = page.getByRole('checkbox', { name: 'Lundi' })
  await monday.click()
  expect(onChange).toHaveBeenLastCalledWith(closedWeek, true)
  await monday.click()
  expect(onChange).toHaveBeenLastCalledWith(week, true)
  expect(parts('Lundi')).toBe('9 00 17 00')
})

test('hours are added and removed, and focus moves to the next field', async () => {
  const { onChange } = await show()
  await page.getByRole('button', { name: 'Add hours on Lundi' }).click()
  const hours = day('Lundi').getByRole('spinbutton', { name: 'Heure' })
  await expect.element(hours.nth(2)).toHaveFocus()
  await userEvent.keyboard('18')
  expect(parts('Lundi')).toBe('9 00 17 00 18   ')
  await page.getByRole('button', { name: 'Remove hours on Lundi' }).first().click()
  // What is half typed in the second has stayed with it.
  expect(parts('Lundi')).toBe('18   ')
  await expect.element(hours.first()).toHaveFocus()
  expect(onChange).toHaveBeenLastCalledWith({ ...week, monday: [{ start: null, end: '' }] }, false)
  await expect.element(page.getByRole('button', { name: 'Remove hours on Lundi' })).not.toBeInTheDocument()
})

test('hours are copied to other days, which is announced', async () => {
  const { onChange } = await show()
  await page.getByRole('button', { name: 'Copy the hours of Lundi' }).click()
  await page.getByRole('menuitem', { name: 'To Monday to Friday' }).click()
  const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
  expect(onChange).toHaveBeenLastCalledWith(
    { ...closedWeek, ...Object.fromEntries(workdays.map((name) => [name, [nineToFive]])) },
    true,
  )
  await expect.element(page.getByText('The hours of Lundi have been copied.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Copy the hours of Mardi' }).click()
  await page.getByRole('menuitem', { name: 'To all days' }).click()
  expect(Object.values(onChange.mock.lastCall![0]).every((spans) => spans.length === 1)).toBe(true)
  expect(parts('Samedi')).toBe('9 00 17 00')
})

const end = day('Lundi').getByRole('group', { name: 'Closes' })
const after = page.getByRole('button', { name: 'After' })

test('an end before the start is kept, and reported on blur', async () => {
  const { onChange } = await show()
  await end.getByRole('spinbutton', { name: 'Heure' }).fill('08')
  expect(onChange).toHaveBeenLastCalledWith({ ...week, monday: [{ start: '09:00', end: null }] }, false)
  expect(page.getByText(messages.endBeforeStart).query()).toBeNull()
  await after.click()
  await expect.element(page.getByText(messages.endBeforeStart)).toBeVisible()
  expect(parts('Lundi')).toBe('9 00 08 00')
  await expect
    .element(end.getByRole('spinbutton', { name: 'Heure' }))
    .toHaveAccessibleDescription(messages.endBeforeStart)
  // An earlier start puts it right.
  await day('Lundi').getByRole('spinbutton', { name: 'Heure' }).first().fill('07')
  expect(onChange).toHaveBeenLastCalledWith({ ...week, monday: [{ start: '07:00', end: '08:00' }] }, true)
  await expect.element(page.getByText(messages.endBeforeStart)).not.toBeInTheDocument()
})

test('midnight is a valid end', async () => {
  const { onChange } = await show()
  await end.getByRole('spinbutton', { name: 'Heure' }).fill('00')
  expect(onChange).toHaveBeenLastCalledWith({ ...week, monday: [{ start: '09:00', end: '00:00' }] }, true)
})

test('overlapping hours are reported when focus leaves the day', async () => {
  const monday = [nineToFive, { start: '18:00', end: '20:00' }]
  const { onChange } = await show({ defaultValue: { ...week, monday } })
  await day('Lundi').getByRole('group', { name: 'Opens' }).nth(1).getByRole('spinbutton', { name: 'Heure' }).fill('16')
  expect(onChange.mock.lastCall![1]).toBe(false)
  expect(page.getByText(messages.overlap).query()).toBeNull()
  await after.click()
  await expect.element(day('Lundi')).toHaveAccessibleDescription(messages.overlap)
  await page.getByRole('button', { name: 'Remove hours on Lundi' }).first().click()
  await expect.element(page.getByText(messages.overlap)).not.toBeInTheDocument()
})

test('incomplete hours are reported on blur', async () => {
  await show()
  await page.getByRole('button', { name: 'Add hours on Lundi' }).click()
  await after.click()
  await expect.element(page.getByText(messages.incomplete)).toBeVisible()
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
  await end.getByRole('spinbutton', { name: 'Heure' }).fill('08')
  expect(parts('Lundi')).toBe('9 00 08 00')
  await page.getByRole('button', { name: 'Other' }).click()
  await expect.poll(() => parts('Lundi')).toBe('10 00 12 00')
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
