import type { BusinessHours, UnavailableDate } from '@memberkit/contract/partners/branches'
import { press } from '@memberkit/testing/press'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../testing/render-kit.tsx'
import type { OpeningFacts } from './hours.rules.ts'
import { HoursToday } from './HoursToday.tsx'
import { HoursFields, OpenNow, TimeZoneField, UnavailableDatesField } from './parts.ts'
import { closedHours } from './week.rules.ts'

const split = [
  { start: '08:30', end: '12:00' },
  { start: '13:00', end: '17:30' },
]
const week: BusinessHours = { ...closedHours, monday: split, friday: [{ start: '22:00', end: '02:00' }] }
const facts: OpeningFacts = { businessHours: week, unavailableDates: [], timeZone: 'America/Chicago' }
const scenario = 'branches/hours'

/** The hours that the parts have reported last. */
let hours = week
beforeEach(() => void (hours = week))

function Hours({ start = week, ...props }: { start?: BusinessHours; isReadOnly?: boolean }) {
  const [value, setValue] = useState(start)
  const change = (next: BusinessHours) => {
    hours = next
    setValue(next)
  }
  return <HoursFields value={value} onChange={change} timeZone="America/Chicago" {...props} />
}

const day = (name: string) => page.getByRole('group', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

describe('hours', () => {
  test('are typed, read back, and mark the next day', async () => {
    await renderKit(<Hours />, { scenario })
    await day('Monday').getByRole('textbox', { name: 'Opens' }).first().fill('9 to noon')
    await userEvent.keyboard('{Tab}')
    expect(hours.monday[0]).toEqual({ start: '09:00', end: '12:00' })
    await expect.element(day('Friday').getByText('Until Saturday at 2:00 AM')).toBeVisible()
    await expect.element(day('Saturday')).toHaveAccessibleDescription('Friday’s hours run until 2:00 AM')
    await expect.element(page.getByText(/Times are in Central time \(Chicago\)/)).toBeVisible()
  })

  test('what can’t be read stays as typed, and is no time in the draft', async () => {
    await renderKit(<Hours />, { scenario })
    await day('Friday').getByRole('textbox', { name: 'Closes' }).fill('late')
    await userEvent.keyboard('{Tab}')
    expect(hours.friday).toEqual([{ start: '22:00', end: '' }])
    await expect.element(day('Friday').getByRole('textbox', { name: 'Closes' })).toHaveValue('late')
  })

  test('are copied by keyboard to other days after a preview, and back', async () => {
    await renderKit(<Hours />, { scenario })
    ;(button('More options for Monday').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect.element(dialog.getByText('Copy the hours of Monday')).toBeVisible()
    await expect.element(dialog.getByRole('checkbox', { name: 'Friday' })).toBeChecked()
    await expect.element(dialog.getByText('Now: 10:00 PM – 2:00 AM')).toBeVisible()
    await expect.element(dialog.getByRole('checkbox', { name: 'Saturday' })).not.toBeChecked()
    // The dialog has taken the focus.
    await expect.poll(() => document.querySelector('dialog')?.contains(document.activeElement)).toBe(true)
    ;(dialog.getByRole('button', { name: 'Copy hours' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => hours.friday).toEqual(split)
    expect(hours.saturday).toEqual([])
    await expect.poll(() => document.body.textContent).toContain('Copied to Monday to Friday.')
    await button('Undo').click()
    await expect.poll(() => hours).toEqual(week)
    await expect.element(button('Undo')).not.toBeInTheDocument()
  })

  test('read-only, they are a list', async () => {
    await renderKit(<Hours isReadOnly />, { scenario })
    await expect.element(page.getByText('8:30 AM – 12:00 PM, 1:00 PM – 5:30 PM')).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
    expect(page.getByRole('button').elements()).toEqual([])
  })

  test('in French and Spanish', async () => {
    await renderKit(<Hours />, { scenario, locale: 'fr-CA' })
    await expect.element(day('Vendredi').getByText('Jusqu’au samedi à 2 h')).toBeVisible()
  })
})

describe('closures', () => {
  let dates: UnavailableDate[] = []
  function Dates({ start = [] as UnavailableDate[], country = 'CAN', state = 'QC' }) {
    const [value, setValue] = useState(start)
    const change = (next: UnavailableDate[]) => {
      dates = next
      setValue(next)
    }
    return (
      <UnavailableDatesField
        value={value}
        onChange={change}
        timeZone="America/Toronto"
        place={{ country, state }}
        placeName="Québec"
      />
    )
  }
  const christmas = { from: '2026-12-24', to: '2026-12-26', label: 'Christmas' }

  test('holidays are suggested, and added only when they are chosen', async () => {
    await renderKit(<Dates />, { scenario: 'branches/hours-quebec' })
    await button('Add Christmas Day').click()
    expect(dates).toEqual([{ from: '2026-12-25', to: '2026-12-25', label: 'Christmas Day' }])
    await expect.element(button('Add Christmas Day')).not.toBeInTheDocument()
    await expect.element(button('Add New Year’s Day')).toBeVisible()
  })

  test('past ones are folded, overlapping ones merge on request', async () => {
    const past = { from: '2026-07-01', to: '2026-07-01', label: 'Canada Day' }
    await renderKit(<Dates start={[past, christmas, { from: '2026-12-26', to: '2026-12-27' }]} />, {
      scenario: 'branches/hours-quebec',
    })
    await expect.element(page.getByText('1 past closure')).toBeVisible()
    await expect.element(page.getByText('Canada Day')).not.toBeVisible()
    await button('Merge them').click()
    expect(dates).toEqual([past, { from: '2026-12-24', to: '2026-12-27', label: 'Christmas' }])
  })

  test('one is added with its reason; a week suggests deactivation', async () => {
    await renderKit(<Dates />, { scenario: 'branches/hours-quebec' })
    await button('Add closure').click()
    await expect.element(dialog.getByRole('textbox', { name: /^Reason/ })).toBeVisible()
    const [from, to] = document.querySelectorAll<HTMLElement>('dialog [data-part="month"]')
    from?.focus()
    await userEvent.keyboard('12242026')
    to?.focus()
    await userEvent.keyboard('12302026')
    await expect.element(dialog.getByText('Closed for 7 days?')).toBeVisible()
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Winter break')
    await dialog.getByRole('button', { name: 'Add closure' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(dates).toEqual([{ from: '2026-12-24', to: '2026-12-30', label: 'Winter break' }])
  })

  test('one is removed, and back', async () => {
    await renderKit(<Dates start={[christmas]} />, { scenario: 'branches/hours-quebec' })
    await page.getByRole('button', { name: /^Remove the closure/ }).click()
    expect(dates).toEqual([])
    await expect.element(button('Add closure')).toHaveFocus()
    await button('Undo').click()
    expect(dates).toEqual([christmas])
  })
})

describe('time zone', () => {
  let draft = facts
  /** Hours that aren't saved yet. */
  const typed: BusinessHours = { ...week, monday: [{ start: '08:00', end: '17:00' }] }
  function Zone({ businessHours = week }: { businessHours?: BusinessHours }) {
    const [value, setValue] = useState<OpeningFacts>({ ...facts, businessHours })
    const change = (changes: Partial<OpeningFacts>) => {
      draft = { ...value, ...changes }
      setValue(draft)
    }
    return <TimeZoneField saved={facts} draft={value} onChange={change} />
  }

  test('a change keeps local times, unless the moments are to stay', async () => {
    await renderKit(<Zone />, { scenario })
    await page.getByRole('combobox', { name: 'Time zone' }).fill('new york')
    await page.getByRole('option', { name: /^New York/ }).click()
    expect(draft).toEqual({ ...facts, timeZone: 'America/New_York' })
    await expect.element(page.getByRole('radio', { name: 'Keep local times' })).toBeChecked()
    await expect.element(page.getByText('Clocks go forward on March 14, 2027.')).toBeVisible()
    await expect.element(page.getByText('Tue–Thu', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/^All times become 1 hour later/)).toBeVisible()
    await press(page.getByRole('radio', { name: 'Keep the same moments' }))
    expect(draft.businessHours.monday).toEqual([
      { start: '09:30', end: '13:00' },
      { start: '14:00', end: '18:30' },
    ])
    await press(page.getByRole('radio', { name: 'Keep local times' }))
    expect(draft.businessHours).toEqual(week)
  })

  test('hours that aren’t saved yet stay, also when another zone is chosen after they moved', async () => {
    await renderKit(<Zone businessHours={typed} />, { scenario })
    const choose = async (name: string) => {
      await page.getByRole('combobox', { name: 'Time zone' }).fill(name)
      await page.getByRole('option', { name: new RegExp(`^${name}`, 'i') }).click()
    }
    await choose('new york')
    expect(draft.businessHours).toEqual(typed)
    await press(page.getByRole('radio', { name: 'Keep the same moments' }))
    expect(draft.businessHours.monday).toEqual([{ start: '09:00', end: '18:00' }])
    await expect.element(page.getByRole('radio', { name: 'Keep the same moments' })).toBeChecked()
    await choose('denver')
    expect(draft).toEqual({ ...facts, businessHours: typed, timeZone: 'America/Denver' })
    await expect.element(page.getByRole('radio', { name: 'Keep local times' })).toBeChecked()
    await press(page.getByRole('radio', { name: 'Keep the same moments' }))
    expect(draft.businessHours.monday).toEqual([{ start: '07:00', end: '16:00' }])
    await press(page.getByRole('radio', { name: 'Keep local times' }))
    expect(draft.businessHours).toEqual(typed)
  })

  test('a zone without daylight saving says so', async () => {
    await renderKit(<Zone />, { scenario })
    await page.getByRole('combobox', { name: 'Time zone' }).fill('phoenix')
    await page.getByRole('option', { name: /^Phoenix/ }).click()
    await expect.element(page.getByText('Clocks don’t change there.')).toBeVisible()
  })
})

describe('open now', () => {
  // Monday, 2 PM in Chicago, whose zone is that of neither the page nor the browser.
  test('is by the clock of the branch, in the zone of the reader', async () => {
    await renderKit(<OpenNow branch={facts} />, { scenario })
    await expect.element(page.getByText('Until 6:30 PM your time (5:30 PM Central time)')).toBeVisible()
  })

  test('a closure of today closes it, in its own words', async () => {
    const closed = { ...facts, unavailableDates: [{ from: '2026-11-30', to: '2026-11-30', label: 'Staff day' }] }
    await renderKit(<OpenNow branch={closed} viewerZone="America/Chicago" />, { scenario })
    await expect.element(page.getByText('Closed', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Opens Friday at 10:00 PM')).toBeVisible()
    await expect.element(page.getByText('Closed today: Staff day')).toBeVisible()
  })

  test('hours of the night before reach into today, but not into a closed date', async () => {
    const night = { ...facts, businessHours: { ...closedHours, sunday: [{ start: '22:00', end: '15:00' }] } }
    const closed = { ...night, unavailableDates: [{ from: '2026-11-30', to: '2026-11-30' }] }
    await renderKit(
      <>
        <OpenNow branch={night} viewerZone="America/Chicago" />
        <OpenNow branch={closed} viewerZone="America/Chicago" />
      </>,
      { scenario },
    )
    await expect.element(page.getByText('Until 3:00 PM')).toBeVisible()
    await expect.element(page.getByText('Closed today')).toBeVisible()
  })
})

describe('hours of today', () => {
  const said = () => document.body.textContent.replace(/\s/g, ' ')

  test('a day without hours isn’t closed while those of the night before last', async () => {
    const night = { ...facts, businessHours: { ...closedHours, sunday: [{ start: '22:00', end: '15:00' }] } }
    await renderKit(<HoursToday branch={night} />, { scenario })
    await expect.poll(said).toContain('Today 12:00 AM – 3:00 PM Central time')
    expect(said()).not.toContain('Closed today')
  })

  test('the zone is named where clocks differ at the opening, though they agree now', async () => {
    const hours = { ...closedHours, sunday: [{ start: '08:30', end: '17:30' }] }
    // Half past midnight in both; Toronto's clocks go forward at two.
    const clockAhead = Date.parse('2027-03-14T05:30:00Z') - Date.parse('2026-11-30T20:00:00Z')
    await renderKit(<HoursToday branch={{ ...facts, businessHours: hours, timeZone: 'America/Panama' }} />, {
      scenario,
      clockAhead,
    })
    await expect.poll(said).toMatch(/Today 8:30 AM – 5:30 PM \w/)
  })
})
