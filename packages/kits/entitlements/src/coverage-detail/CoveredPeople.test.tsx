import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { heading, openKit, text } from '../testing/open-kit.tsx'

test('a date of birth is hidden until revealed, and the event to the host does not contain it', async () => {
  const { events } = await openKit({ scenario: 'entitlements/family-active', address: '/?plan=ent-1' })
  await expect.element(heading('Who is covered')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'date of birth of Juno Sample, hidden' })).toBeVisible()
  expect(document.body.textContent).not.toContain('2016')

  await page.getByRole('button', { name: 'Show date of birth of Juno Sample' }).click()
  await expect.element(text('December 1, 2016')).toBeVisible()
  const revealed = events.filter(({ type }) => type === 'kit.privacy.revealed')
  expect(revealed).toEqual([expect.objectContaining({ data: { field: 'entitlement.dateOfBirth' } })])

  await page.getByRole('button', { name: 'Hide date of birth of Juno Sample' }).click()
  await expect.element(text('December 1, 2016')).not.toBeInTheDocument()
})
