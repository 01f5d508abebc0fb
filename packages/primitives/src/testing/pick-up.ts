import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

/**
 * Starts a keyboard drag by a handle. Handles do nothing until dragging has loaded, and a second Enter would drop the
 * item, so it waits for drop targets.
 */
export async function pickUp(handle: HTMLElement) {
  handle.focus()
  const places = () => document.querySelectorAll('[aria-roledescription]').length
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Enter}')
      for (let frame = 0; frame < 30 && places() === 0; frame++) await new Promise(requestAnimationFrame)
      return places()
    })
    .toBeGreaterThan(0)
}
