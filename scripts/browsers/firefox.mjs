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
      // With a mouse, which a machine without a screen may lack.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'intl.accept_languages': 'en-US',
      // The print dialog would block the page.
      'print.always_print_silent': true,
      'print.enabled': false,
    },
  })
