import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../workspaces.mjs'

const sheets = ['packages/*/src', 'packages/kits/*/src', 'stories', '.storybook']
  .flatMap((folder) => globSync(`${folder}/**/*.{css,css.ts}`, { cwd: root }))
  .sort()

test('the search finds every style sheet', () => {
  expect(sheets).toEqual(
    expect.arrayContaining([
      'packages/tokens/src/direction.css.ts',
      'packages/kits/invoices/src/invoice-list/invoice-columns.css.ts',
      'stories/foundations/ThemeStudio.css',
    ]),
  )
})

test('no style sheet uses :dir()', () => {
  const found = sheets.filter((path) => readFileSync(join(root, path), 'utf8').includes(':dir('))
  expect(
    found,
    'Minifiers turn :dir() into a list of languages. Use logical properties, or @memberkit/tokens/direction.',
  ).toEqual([])
})
