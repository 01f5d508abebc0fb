/** Waits until the document hasn't changed for some milliseconds. */
export async function unchanged(forLong: number) {
  const until = performance.now() + 2_000
  let changedAt = performance.now()
  const watch = new MutationObserver(() => (changedAt = performance.now()))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  while (performance.now() - changedAt < forLong && performance.now() < until) await nextFrame()
  // On a busy machine, follow-up work may be pending.
  await scheduler.postTask(() => {}, { priority: 'background' })
  watch.disconnect()
}

export function nextFrame() {
  return new Promise((done) => requestAnimationFrame(done))
}

/** Finishes animations in `part`, excluding its shadow trees; endless ones are cancelled, those of scrolling follow it. */
export function endMotions(part: Document | Element) {
  const motions = part instanceof Document ? part.getAnimations() : part.getAnimations({ subtree: true })
  for (const motion of motions) {
    if (motion.timeline !== document.timeline) {
      // Storybook's tests pause and reverse every animation, and would show the end of what is at its start.
      motion.effect?.updateTiming({ direction: 'normal' })
      motion.play()
      continue
    }
    if (motion.effect?.getComputedTiming().endTime === Infinity) motion.cancel()
    else motion.finish()
  }
}
