import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** How long to look for what has to come, in milliseconds: on a busy machine the code of a part takes its time. */
export const patience = 30_000

/** A press as soon as the control is there. Without the way of a pointer, since a matrix presses a thousand times. */
export async function press(control: Locator) {
  await expect.element(control, { timeout: patience }).toBeVisible()
  const element = control.element() as HTMLElement
  element.focus()
  element.click()
}
