import { writeFileSync } from 'node:fs'

/** A Vitest reporter that leaves the counts of a run in the file that MEMBERKIT_COUNTS names. */
export default class CountReporter {
  onTestRunEnd(modules) {
    const count = { passed: 0, failed: 0, skipped: 0 }
    for (const module of modules) for (const test of module.children.allTests()) count[test.result().state]++
    const path = process.env.MEMBERKIT_COUNTS
    if (path) writeFileSync(path, JSON.stringify(count))
  }
}
