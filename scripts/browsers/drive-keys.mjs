import { personAt } from './person.mjs'
import { openStories, showIn } from './story-page.mjs'

/** Opens the story of each script, without `play`, on a new page, and runs the script. */
export async function driveKeys({ page, url, scripts, report, browser }) {
  for (const script of scripts) {
    const name = `${script.component}: ${script.does}`
    const first = await attempt(script)
    if (!first) {
      report.passed(name)
      continue
    }
    const second = await attempt(script)
    if (second) report.failed(name, [second])
    else report.passed(name, `after a first try that failed: ${first}`)
  }

  /** Returns the error, if any. */
  async function attempt({ story, drive }) {
    try {
      await openStories(page, url)
      await page.evaluate(forgetOthers)
      const problems = await showIn(page, story, { isPlayed: false })
      if (problems.length > 0) return problems.join('\n')
      await drive(personAt(page), { page, browser })
      return undefined
    } catch (problem) {
      return problem.message
    }
  }
}

/** What an earlier script, or a first try, has left on this device: runs in the page. */
function forgetOthers() {
  localStorage.clear()
  sessionStorage.clear()
}
