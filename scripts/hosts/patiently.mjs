/** How far both clocks move on with each look at the page, in milliseconds. */
const step = 500

/**
 * Returns how a patient person gets somewhere: they press what the page offers (try again, check again), otherwise they
 * wait. Time passes faster than on a clock on a wall.
 */
export function patiently(page, mockPlatform) {
  const offer = page.getByRole('button', { name: /^(Try again|Check again|Check now)$/, disabled: false }).first()
  return async (goal) => {
    for (let looks = 0; looks < 400; looks += 1) {
      if (await goal.isVisible()) return
      // Whatever offers to try again may have come with the goal.
      if ((await offer.isVisible()) && !(await goal.isVisible())) await offer.click({ timeout: 2000 }).catch(() => {})
      await page.clock.fastForward(step)
      await mockPlatform.advance(step)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    throw new Error(`${goal} never came. The page says: ${await page.locator('main').innerText()}`)
  }
}
