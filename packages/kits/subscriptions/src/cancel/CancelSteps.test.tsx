import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { heading, openKit } from '../testing/open-kit.tsx'

const cancelButton = page.getByRole('button', { name: /^(Continue to cancel$|Cancel (now|after|at))/ })

test.each(['page', 'dialog'] as const)(
  'each step of the %s has a heading of its own beside its number',
  async (flowAs) => {
    await openKit({ scenario: 'subscriptions/active-member', address: '/?subscription=sub-1&flow=cancel', flowAs })
    await expect.element(heading('Choose when Legal Plan Family ends')).toHaveAccessibleDescription('Step 1 of 3')
    await cancelButton.click()
    await expect.element(heading('Review what ends with Legal Plan Family')).toHaveAccessibleDescription('Step 2 of 3')
    await cancelButton.click()
    await expect
      .element(heading('Legal Plan Family ends after April 7, 2026'))
      .toHaveAccessibleDescription('Step 3 of 3')
  },
)
