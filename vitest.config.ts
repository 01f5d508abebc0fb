import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.mjs'
import { guideSnippets } from './scripts/snippets/vite-plugin.mjs'
import { browser, extendsVite, inPages, maxWorkers } from './vitest.shared.ts'

/** Everything but the stories, which have a configuration of their own: vitest.stories.config.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: extendsVite,
        ssr: { resolve: { conditions: ['@memberkit/source'] } },
        test: {
          name: 'unit',
          maxWorkers,
          environment: 'node',
          // A process for each of two hundred files takes longer than the tests.
          isolate: false,
          include: ['{packages,fixtures,scripts}/**/*.test.ts'],
        },
      },
      {
        extends: extendsVite,
        plugins: [guideSnippets()],
        test: {
          ...inPages,
          name: 'dom',
          // Code that is loaded on intent comes from a server that works for all pages.
          expect: { poll: { timeout: 5_000 } },
          include: ['{packages,stories}/**/*.test.tsx'],
          browser: browser(launchOptions()),
        },
      },
    ],
  },
})
