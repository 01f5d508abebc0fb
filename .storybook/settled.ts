import { server } from 'vitest/browser'
import { nextFrame, unchanged } from './dom-idle.ts'

/** Waits until the platform has responded (some stories hold a response) and the page has rendered it. */
export async function settled() {
  const until = performance.now() + 5_000
  const calls = () => window.__memberkitStory?.platform?.calls.entries ?? []
  while (calls().some(({ status }) => status === undefined) && performance.now() < until) await nextFrame()
  // A differing screenshot is taken once more; a renewed one must wait until all parts have loaded.
  await unchanged(server.config.snapshotOptions.updateSnapshot === 'all' ? 1_000 : 100)
}
