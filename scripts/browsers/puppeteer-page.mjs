import puppeteer from 'puppeteer-core'

/** The viewport in which Storybook's addon for Vitest plays stories. */
export const viewport = { width: 1200, height: 900 }

/**
 * Opens a page that puppeteer drives: Firefox over WebDriver BiDi, Chromium over its own protocol.
 *
 * @returns the page as every script here uses it, whatever the browser (see selenium-page.mjs)
 */
export async function puppeteerPage(launchOptions) {
  const browser = await puppeteer.launch({ headless: true, ...launchOptions })
  let page = await browser.newPage()
  await resize(page, viewport)
  return {
    version: (await browser.version()).replace(/^[^/]*\//, ''),
    async open(url) {
      // In a new tab: Tab may have moved focus to Firefox's own buttons, which then keep the keys.
      const old = page
      page = await browser.newPage()
      await resize(page, viewport)
      await old.close()
      await page.goto(url)
    },
    // Each `open` uses a new tab.
    async renew() {},
    evaluate: (fn, ...args) => page.evaluate(fn, ...args),
    type: (text) => page.keyboard.type(text),
    /** Presses a key combination, such as `Shift+Tab`. */
    async press(chord) {
      const keys = chord.split(/(?<=.)\+/).map((key) => (key === 'Space' ? ' ' : key))
      const modifiers = keys.slice(0, -1)
      for (const modifier of modifiers) await page.keyboard.down(modifier)
      await page.keyboard.press(keys.at(-1))
      for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier)
    },
    click: async ({ x, y }) => {
      await page.mouse.move(x, y)
      await page.mouse.click(x, y)
    },
    move: ({ x, y }) => page.mouse.move(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
      await page.mouse.move(to.x, to.y)
      await page.mouse.up()
    },
    async chooseFiles(selector, paths) {
      const input = await page.$(selector)
      await input.uploadFile(...paths)
    },
    resize: (size) => resize(page, size),
    close: () => browser.close(),
  }
}

/**
 * Sets the viewport size. Required: Chromium ignores the mouse it was started with until the next navigation. Puppeteer
 * also rotates the screen, and fails on a Firefox that can't; ESR 140 can't.
 */
async function resize(page, size) {
  const isSized = ({ width, height }) => innerWidth === width && innerHeight === height
  if (await page.evaluate(isSized, size)) return
  await page.setViewport(size).catch((problem) => {
    if (!problem.message.includes('unknown command emulation.setScreenOrientationOverride')) throw problem
  })
  await page.waitForFunction(isSized, {}, size)
}
