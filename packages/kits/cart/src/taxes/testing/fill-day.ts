import { enter } from '@memberkit/testing/press'
import { dialog } from '@memberkit/testing/on-page'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Types a day into the three parts of a field. */
export async function fillDay(label: string, day: string) {
  const [year, month, date] = day.split('-')
  const group = dialog.getByRole('group', { name: new RegExp(`^${label}`) })
  await expect.element(group).toBeVisible()
  // In any language.
  const part = (name: string) => page.elementLocator(group.element().querySelector(`[data-part="${name}"]`)!)
  await enter(part('month'), String(Number(month)))
  await enter(part('day'), String(Number(date)))
  await enter(part('year'), year!)
}
