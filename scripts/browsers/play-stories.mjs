import { openStories, showIn } from './story-page.mjs'

/**
 * Plays the stories in one page. A failed story is replayed on a new page, to rule out effects of earlier ones; it
 * fails only if it fails there, too.
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
