import { server } from 'vitest/browser'

/** Until the platform has answered (some stories hold an answer back) and the page has shown it. */
export async function settled() {
  const until = performance.now() + 5_000
  const calls = () => window.__memberkitStory?.platform?.calls.entries ?? []
  while (calls().some(({ status }) => status === undefined) && performance.now() < until) await nextFrame()
  // A picture that differs is looked at once more; one that is taken anew must not be taken before all parts are loaded.
  await unchanged(server.config.snapshotOptions.updateSnapshot === 'all' ? 1_000 : 100)
}

/** Until the document has not changed for some milliseconds. */
export async function unchanged(forLong: number) {
  const until = performance.now() + 2_000
  let changedAt = performance.now()
  const watch = new MutationObserver(() => (changedAt = performance.now()))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  while (performance.now() - changedAt < forLong && performance.now() < until) await nextFrame()
  // On a busy machine what follows from the last change may not have had its turn.
  await scheduler.postTask(() => {}, { priority: 'background' })
  watch.disconnect()
}

export function nextFrame() {
  return new Promise((done) => requestAnimationFrame(done))
}

/** Ends what moves or appears with a delay in `part`, its shadow trees left out. What never ends is as if it had not begun. */
export function endMotions(part: Document | Element) {
  const motions = part instanceof Document ? part.getAnimations() : part.getAnimations({ subtree: true })
  for (const motion of motions) {
    // One that goes by scrolling stands still.
    if (motion.timeline !== document.timeline) continue
    if (motion.effect?.getComputedTiming().endTime === Infinity) motion.cancel()
    else motion.finish()
  }
}
