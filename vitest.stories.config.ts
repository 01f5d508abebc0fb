import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { launchOptions, pinnedLaunchOptions } from './scripts/browser.mjs'
import { matchPicture } from './.storybook/picture-command.ts'
import { browser, extendsVite, retry } from './vitest.shared.ts'

const configDir = resolve(import.meta.dirname, '.storybook')

/** Every story, three times: played and checked for accessibility in a light and a dark brand, then pictured. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: extendsVite,
        plugins: [storybookTest({ configDir })],
        test: { name: 'stories', isolate: false, retry, browser: browser(launchOptions()) },
      },
      {
        extends: extendsVite,
        plugins: [storybookTest({ configDir, initialGlobals: { brand: 'identity', scheme: 'dark' } })],
        test: { name: 'stories-dark', isolate: false, retry, browser: browser(launchOptions()) },
      },
      {
        extends: extendsVite,
        plugins: [storybookTest({ configDir, initialGlobals: { pictures: true }, tags: { exclude: ['no-picture'] } })],
        test: {
          name: 'pictures',
          isolate: false,
          retry,
          setupFiles: ['./.storybook/pictures.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: {
            ...browser(pinnedLaunchOptions()),
            commands: { matchPicture },
          },
        },
      },
    ],
  },
})
