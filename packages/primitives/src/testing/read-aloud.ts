import { virtual } from '@guidepup/virtual-screen-reader'
import { onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'

/**
 * Presses keys, in the syntax of `userEvent.keyboard`, with a virtual screen reader. Returns one row `[keys, ...said]`
 * per press: the newly focused element, and announcements of live regions.
 */
export async function transcriptOf(presses: readonly string[]) {
  await virtual.start({ container: document.body })
  onTestFinished(() => virtual.stop())
  const rows: string[][] = []
  for (const keys of presses) {
    await virtual.clearSpokenPhraseLog()
    await userEvent.keyboard(keys)
    await silence()
    rows.push([keys, ...(await virtual.spokenPhraseLog())])
  }
  return rows
}

/**
 * Waits until nothing has been announced for a while: focus moves in effects, live regions announce after a frame or
 * two. Also waits for more urgent tasks, which a busy machine may still have to run.
 */
async function silence() {
  for (let said = -1, now = 0; now !== said; now = (await virtual.spokenPhraseLog()).length) {
    said = now
    await new Promise((done) => setTimeout(done, 120))
    await scheduler.postTask(() => {}, { priority: 'background' })
  }
}
