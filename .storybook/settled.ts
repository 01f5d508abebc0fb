import { server } from 'vitest/browser'
import { nextFrame, unchanged } from './rest.ts'

/** Until the platform has answered (some stories hold an answer back) and the page has shown it. */
export async function settled() {
  const until = performance.now() + 5_000
  const calls = () => window.__memberkitStory?.platform?.calls.entries ?? []
  while (calls().some(({ status }) => status === undefined) && performance.now() < until) await nextFrame()
  // A picture that differs is looked at once more; one that is taken anew must not be taken before all parts are loaded.
  await unchanged(server.config.snapshotOptions.updateSnapshot === 'all' ? 1_000 : 100)
}
