/** Calls back when the layer's running transitions have ended, or immediately if it has none. */
export function afterMotion(layer: Element, done: () => void) {
  const motions = layer.getAnimations()
  if (motions.length) void Promise.allSettled(motions.map((motion) => motion.finished)).then(done)
  else done()
}
