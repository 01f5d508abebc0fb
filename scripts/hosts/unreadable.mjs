import assert from 'node:assert/strict'

/** What no page may say, whatever it was told. */
const nonsense = /NaN|undefined|\[object|\bnull\b|\$0\.00/

/**
 * Returns how a shopper meets answers that can't be read at a step, which is loaded with them: the page never takes them
 * for prices, and shows the step again once they are mended. `works` waits until a press on a loaded page counts.
 */
export const meetsUnreadable =
  (page, mockPlatform, shopper, works = async () => {}) =>
  async (sight, ...operations) => {
    for (const kind of ['malformed-entities', 'unknown-values']) {
      await mockPlatform.spoilAll(operations.map((operation) => ({ operation, kind })))
      await page.reload()
      await page.locator('[data-mk-kit]').first().waitFor()
      await page.waitForFunction(() => !globalThis.document.querySelector('[data-mk-kit] [aria-busy="true"]'))
      assert.doesNotMatch(await page.locator('main').innerText(), nonsense, `${kind} of ${operations}`)
      await mockPlatform.heal()
    }
    await page.reload()
    await shopper.see(sight)
    await works(page)
  }
