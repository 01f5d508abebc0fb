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
