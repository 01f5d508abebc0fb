import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * A Vitest reporter that writes the counts of a run, what failed, and what passed only when tried again, to the file in
 * MEMBERKIT_COUNTS.
 */
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const count = { passed: 0, failed: 0, skipped: 0 }
    const retried = []
    const failures = unhandledErrors.map((error) => failure('outside of any test', [error]))
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId)
      if (module.errors().length > 0) failures.push(failure(file, module.errors()))
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        count[state]++
        if (test.diagnostic()?.flaky) retried.push(failure(`${file} > ${test.fullName}`, errors ?? []))
        if (state === 'failed') failures.push(failure(`${file} > ${test.fullName}`, errors))
      }
    }
    const path = process.env.MEMBERKIT_COUNTS
    if (path) writeFileSync(path, JSON.stringify({ ...count, failures, retried }))
  }
}

const failure = (name, errors) => ({ name, message: errors.map(({ message }) => message).join('\n') })
