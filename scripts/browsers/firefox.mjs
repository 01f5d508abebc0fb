import { pathOf } from './needs.mjs'
import { puppeteerPage } from './puppeteer-page.mjs'

/** Opens a page in the system's Firefox, headless, over WebDriver BiDi. */
export const openFirefox = () =>
  puppeteerPage({
    browser: 'firefox',
    executablePath: pathOf('Firefox'),
    env: { ...process.env, TZ: 'UTC' },
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // A mouse, which a machine without a screen may not have.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'intl.accept_languages': 'en-US',
      // The print dialog would hold the page.
      'print.always_print_silent': true,
      'print.enabled': false,
    },
  })
