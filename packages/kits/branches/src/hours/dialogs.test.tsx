import { press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, inDialog } from '../testing/open-kit.tsx'
import { renderKit } from '../testing/render-kit.tsx'
import { choose, openCopy } from './copy/testing/open-copy.tsx'
import { HoursFields, UnavailableDatesField } from './parts.ts'
import { closedHours } from './week.rules.ts'

const scenario = 'branches/hours'

test('a closure without a date is refused at its date, which has the focus', async () => {
  await renderKit(
    <UnavailableDatesField
      value={[]}
      onChange={() => {}}
      timeZone="America/Chicago"
      place={{ country: 'US', state: 'IL' }}
      placeName="Illinois"
    />,
    { scenario },
  )
  await press(page.getByRole('button', { name: 'Add closure' }))
  await press(inDialog('Add closure'))
  const dates = dialog.getByRole('group', { name: 'Dates' })
  await expect.element(dates.getByText('Enter the first day of the closure.')).toBeVisible()
  await expect.element(dates.getByRole('textbox').first()).toHaveFocus()
})

test('hours copied to no day are refused at the days, which have the focus', async () => {
  const hours = { ...closedHours, monday: [{ start: '09:00', end: '17:00' }] }
  await renderKit(<HoursFields value={hours} onChange={() => {}} timeZone="America/Chicago" />, { scenario })
  await press(page.getByRole('button', { name: 'More options for Monday' }))
  await press(page.getByRole('menuitem', { name: /^Copy to other days/ }))
  await choose('Tuesday', 'Wednesday', 'Thursday', 'Friday')
  await press(inDialog('Copy hours'))
  const days = dialog.getByRole('group', { name: 'Copy to' })
  await expect.element(days).toHaveAccessibleDescription('Choose at least one day.')
  await expect.element(days.getByRole('checkbox').first()).toHaveFocus()
  await press(dialog.getByRole('button', { name: 'Monday to Friday' }))
  await expect.element(days).not.toHaveAccessibleDescription()
})

test('copying to no branch is refused at the branches, which have the focus', async () => {
  await openCopy()
  await press(inDialog('Review changes'))
  const branches = dialog.getByRole('group', { name: 'Branches' })
  await expect.element(branches).toHaveAccessibleDescription('Choose at least one branch.')
  await expect.element(branches.getByRole('checkbox').first()).toHaveFocus()
  await press(dialog.getByRole('button', { name: 'Select all' }))
  await expect.element(branches).not.toHaveAccessibleDescription()
})
