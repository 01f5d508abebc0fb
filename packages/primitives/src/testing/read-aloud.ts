import { virtual } from '@guidepup/virtual-screen-reader'
import { onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'

/**
 * Presses each of the keys, as `userEvent.keyboard` writes them, before a virtual screen reader, and tells after each
 * what was read out: the element that took the focus, and what live regions said. One row `[keys, ...said]` a press.
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
 * Until nothing has been said for a while: focus moves in effects, live regions speak after a frame or two. A busy
 * machine may not have got to them in that while, so nothing more urgent may be left to do, either.
 */
async function silence() {
  for (let said = -1, now = 0; now !== said; now = (await virtual.spokenPhraseLog()).length) {
    said = now
    await new Promise((done) => setTimeout(done, 120))
    await scheduler.postTask(() => {}, { priority: 'background' })
  }
}
