/** A Vitest reporter that ends with one plain line: `18 passed, 0 failed, 0 skipped`. */
export default class CiSummary {
  onTestRunEnd(modules) {
    const count = { passed: 0, failed: 0, skipped: 0 }
    for (const module of modules) for (const test of module.children.allTests()) count[test.result().state]++
    console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
  }
}
