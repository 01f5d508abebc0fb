import { openStories, showIn } from './story-page.mjs'

/**
 * Plays the stories one after the other in one page. A story that fails is played once more in a fresh page, so that
 * what an earlier one left behind is not held against it; it has failed if it fails there, too.
 */
export async function playStories({ page, url, stories, report }) {
  await openStories(page, url)
  for (const id of stories) {
    const problems = await showIn(page, id, { isPlayed: true })
    if (problems.length === 0) {
      report.passed(id)
      continue
    }
    await page.renew()
    await openStories(page, url)
    const again = await showIn(page, id, { isPlayed: true })
    if (again.length === 0) report.passed(id, `after a first try that failed: ${problems[0]}`)
    else report.failed(id, again)
  }
}
