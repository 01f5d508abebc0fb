import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

/**
 * Picks up what a handle drags, from the keyboard. A handle does nothing until dragging is loaded, and once something is
 * dragged a second Enter drops it: places to put it tell which.
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
