import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { canRunPinned, launchOptions, pinnedLaunchOptions, unpaced } from './scripts/browser.mjs'
import { matchPicture } from './.storybook/picture-command.ts'
import { browser, extendsVite, inPages } from './vitest.shared.ts'

const configDir = resolve(import.meta.dirname, '.storybook')

/**
 * Asks the browser to report what a host with a strict policy would refuse; .storybook/policy.ts listens. Vitest's own
 * page has scripts in it.
 */
const strictPolicy = {
  headers: { 'Content-Security-Policy-Report-Only': "style-src-attr 'none'; script-src 'self' 'unsafe-inline'" },
}

/** All stories in one page, one after the other. */
const inOnePage = { ...inPages, isolate: false }

/** `stories` checks accessibility by itself, in the order that its pictures need; what it has checked, others need not. */
const withoutAddon = { a11y: { manual: true } }

/**
 * Every story, once: played, checked for accessibility, its colours in a light and a dark brand, and pictured where its
 * play has left it. The main ones of each kit once more, at every width in every language.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: extendsVite,
        server: strictPolicy,
        plugins: [
          storybookTest({
            configDir,
            initialGlobals: { ...withoutAddon, accessibility: true, pictures: canRunPinned },
          }),
        ],
        test: {
          ...inOnePage,
          name: 'stories',
          setupFiles: [...inPages.setupFiles, './.storybook/pictures.setup.ts'],
          browser: {
            ...browser(pinnedLaunchOptions()),
            commands: { matchPicture },
          },
        },
      },
      {
        extends: extendsVite,
        plugins: [
          storybookTest({
            configDir,
            initialGlobals: { ...withoutAddon, widths: true },
            tags: { include: ['every-width'] },
          }),
        ],
        test: {
          ...inOnePage,
          name: 'widths',
          // Hundreds of layouts a story, on a machine that others may use too.
          testTimeout: 300_000,
          setupFiles: [...inPages.setupFiles, './.storybook/widths.setup.ts'],
          browser: browser(unpaced(launchOptions())),
        },
      },
    ],
  },
})
