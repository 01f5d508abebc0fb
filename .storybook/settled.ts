import type { MockPlatform } from '@memberkit/fixtures'
import { server } from 'vitest/browser'
import { nextFrame, unchanged } from './dom-idle.ts'

/** Waits until the platform has responded (some stories hold a response) and the page has rendered it. */
export async function settled() {
  const until = performance.now() + 5_000
  while ((isAnswering() || isLoadingParts()) && performance.now() < until) await nextFrame()
  // A differing screenshot is taken once more; a renewed one must wait until all parts have loaded.
  await unchanged(server.config.snapshotOptions.updateSnapshot === 'all' ? 1_000 : 100)
}

/** Whether a response is on its way; held ones aren't. */
function isAnswering() {
  const { platform } = window.__memberkitStory ?? {}
  if (!platform) return false
  return platform.calls.entries.filter(({ status }) => status === undefined).length > heldBy(platform)
}

/** Whether a kit still shows a skeleton, though no response is held: its code is on its way, from a busy server. */
function isLoadingParts() {
  const { platform } = window.__memberkitStory ?? {}
  if (!platform || heldBy(platform) > 0) return false
  return document.querySelector('[aria-busy="true"]') !== null
}

function heldBy(platform: MockPlatform) {
  return platform.faults.added.filter(({ spec }) => spec.kind === 'slow').reduce((sum, { hits }) => sum + hits, 0)
}
