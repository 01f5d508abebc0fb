const firstLines = (text, count) => String(text).split('\n').slice(0, count).join('\n    ')

/** Counts and prints the results of one browser. */
export function reporter({ isVerbose }) {
  const count = { passed: 0, failed: 0 }
  return {
    count,
    passed(name, remark) {
      count.passed++
      if (isVerbose || remark) console.log(`  passed ${name}${remark ? ` (${firstLines(remark, 2)})` : ''}`)
    },
    failed(name, problems) {
      count.failed++
      console.log(`  FAILED ${name}\n    ${problems.map((problem) => firstLines(problem, 12)).join('\n    ')}`)
    },
  }
}
