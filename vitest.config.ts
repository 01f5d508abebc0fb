import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.mjs'
import { MatrixFirst } from './scripts/matrix-first.ts'
import { guideSnippets } from './scripts/snippets/vite-plugin.mjs'
import { bounds, browser, extendsVite, inPages, maxWorkers } from './vitest.shared.ts'

const testsOfKits = 'packages/kits/**/*.test.tsx'

const ofTests = ['./scripts/without-painting.ts', './scripts/first-visit.ts', './vitest.setup.ts']

/** Everything but the stories, which have a configuration of their own: vitest.stories.config.ts. */
export default defineConfig({
  test: {
    provide: { isThorough: Boolean(process.env.MEMBERKIT_THOROUGH) },
    sequence: { sequencer: MatrixFirst },
    projects: [
      {
        extends: extendsVite,
        ssr: { resolve: { conditions: ['@memberkit/source'] } },
        test: {
          ...bounds,
          name: 'unit',
          maxWorkers,
          setupFiles: ['./vitest.setup.ts'],
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
          setupFiles: [...inPages.setupFiles, ...ofTests],
          include: ['{packages,stories}/**/*.test.tsx'],
          exclude: [testsOfKits],
          browser: browser(launchOptions()),
        },
      },
      {
        extends: extendsVite,
        test: {
          ...inPages,
          name: 'kits',
          // A kit is most of what the platform and the primitives are: loading them anew takes longer than many a file.
          isolate: false,
          // A kit's test mostly waits for what a page draws in a few milliseconds.
          expect: { poll: { ...bounds.expect.poll, interval: 10 } },
          setupFiles: [...inPages.setupFiles, ...ofTests],
          include: [testsOfKits],
          browser: browser(launchOptions()),
        },
      },
    ],
  },
})
