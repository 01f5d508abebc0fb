import { chosenViewport, forgetManager, isReady, offerFinder, showStory } from './in-page.mjs'
import { viewport } from './puppeteer-page.mjs'

/** The timeout of a story. */
const timeout = 90_000

/** Opens Storybook's iframe without a story. */
export async function openStories(page, url) {
  await page.open(`${url}/iframe.html?viewMode=story`)
  const end = Date.now() + timeout
  while (!(await page.evaluate(isReady))) {
    if (Date.now() > end) throw new Error(`Storybook does not start at ${url}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await page.evaluate(forgetManager)
  await page.evaluate(offerFinder)
}

/** Shows a story; returns its errors in order. */
export async function showIn(page, id, { isPlayed }) {
  try {
    await page.resize((await page.evaluate(chosenViewport, id)) ?? viewport)
    return await page.evaluate(showStory, id, { isPlayed, timeout })
  } catch (problem) {
    return [`The page was lost: ${problem.message}`]
  }
}
