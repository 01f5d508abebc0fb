import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { timeouts } from './scripts/timeouts.ts'

/** A browser project must not share this object with another one, so it is made anew for each. */
export function browser(launchOptions: object) {
  return {
    enabled: true,
    headless: true,
    instances: [{ browser: 'chromium' as const }],
    screenshotFailures: false,
    viewport: { width: 1024, height: 768 },
    provider: playwright({
      // Otherwise a press of what never comes waits as long as the whole test may take.
      actionTimeout: timeouts.step,
      launchOptions,
      contextOptions: { deviceScaleFactor: 1, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
    }),
  }
}

export const extendsVite = './vite.config.ts'

/** A page for each core, and one that works while the others wait for the browser. Projects that run together share it. */
export const maxWorkers = availableParallelism() + 1

/** No test may depend on how fast the machine is. */
export const bounds = {
  testTimeout: timeouts.test,
  hookTimeout: timeouts.test,
  expect: { poll: { timeout: timeouts.step } },
}

export const inPages = {
  maxWorkers,
  ...bounds,
  // In CI, where nobody is there to look, a test that fails is run again once what it has left under way is over: the
  // next try on the same page would find its locks taken. The report names it.
  retry: process.env.CI ? { count: 2, delay: 5_000 } : 0,
  // Before anything that draws.
  setupFiles: [
    ...(process.env.MEMBERKIT_STUTTER ? ['./scripts/stutter.ts'] : []),
    './scripts/react-without-devtools.ts',
  ],
}
