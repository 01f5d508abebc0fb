import { printedBy, printedControls } from '@memberkit/testing/print'
import { expect, test } from 'vitest'
import { button, heading, openKit } from '../testing/open-kit.tsx'

test('the confirmation prints alone, with reference, day and what happens next, without controls', async () => {
  await openKit({ scenario: 'subscriptions/active-member', address: '/?subscription=sub-1&flow=cancel&step=review' })
  await button('Cancel after April 7, 2026').click()
  await expect.element(heading('Legal Plan Family ends after April 7, 2026')).toBeVisible()
  const words = await printedBy(() => button('Print confirmation').click())
  for (const part of ['Legal Plan Family ends after April 7, 2026', 'Reference sub-1', 'Plan number M-0002'])
    expect(words).toContain(part)
  expect(words).toContain('The plan continues through the paid period.')
  expect(words).toMatch(/Printed .* by Grace Sample/)
  expect(words).not.toMatch(/Keep my plan|Done/)
  expect(printedControls()).toEqual([])
})
