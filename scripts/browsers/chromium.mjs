import { launchOptions } from '../browser.mjs'
import { puppeteerPage } from './puppeteer-page.mjs'

const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** Opens a page in the Chromium of the other tests, for comparison. */
export function openChromium() {
  const { executablePath, args, env = process.env } = launchOptions()
  return puppeteerPage({
    executablePath,
    env: { ...env, TZ: 'UTC' },
    // With a mouse, which a machine without a screen may lack.
    args: [...args, '--lang=en-US', '--force-prefers-reduced-motion', `--blink-settings=${mouse}`],
  })
}
