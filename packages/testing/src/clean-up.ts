import { vi } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

/** Unmounts what a test rendered. On a page shared by several files, a module's hooks would run for the first only. */
export async function cleanUp() {
  vi.useRealTimers()
  await cleanup()
  silence()
}

/** Removes announcements; those that followed unmounting would be heard in the next test. */
export function silence() {
  for (const region of document.querySelectorAll('body > [data-mk-live]')) region.replaceChildren()
}
