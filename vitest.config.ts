import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.mjs'
import { browser, extendsVite, retry } from './vitest.shared.ts'

/** Everything but the stories, which have a configuration of their own: vitest.stories.config.ts. */
export default defineConfig({
  test: {
    // A page for each core: what waits for the browser in one leaves time for another.
    maxWorkers: '100%',
    projects: [
      {
        extends: extendsVite,
        ssr: { resolve: { conditions: ['@memberkit/source'] } },
        test: {
          name: 'unit',
          environment: 'node',
          // A process for each of two hundred files takes longer than the tests.
          isolate: false,
          include: ['{packages,fixtures,scripts}/**/*.test.ts'],
        },
      },
      {
        extends: extendsVite,
        test: { name: 'dom', retry, include: ['{packages,stories}/**/*.test.tsx'], browser: browser(launchOptions()) },
      },
    ],
  },
})
