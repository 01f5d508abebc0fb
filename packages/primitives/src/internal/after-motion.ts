/** Calls back when the element's running transitions have ended: at once if there are none. */
export function afterMotion(element: Element, done: () => void) {
  const motions = element.getAnimations()
  if (motions.length) void Promise.allSettled(motions.map((motion) => motion.finished)).then(done)
  else done()
}
