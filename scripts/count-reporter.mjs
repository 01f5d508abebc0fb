import { writeFileSync } from 'node:fs'

/** A Vitest reporter that writes the counts of a run to the file in MEMBERKIT_COUNTS. */
export default class CountReporter {
  onTestRunEnd(modules) {
    const count = { passed: 0, failed: 0, skipped: 0 }
    for (const module of modules) for (const test of module.children.allTests()) count[test.result().state]++
    const path = process.env.MEMBERKIT_COUNTS
    if (path) writeFileSync(path, JSON.stringify(count))
  }
}
