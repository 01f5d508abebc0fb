import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { root } from './workspaces.mjs'

/** Whether the tags in the source of a story, or of all stories of a file, are for pictures; undefined if they don't say. */
const isPictured = (source: string) => {
  const [, not] = source.match(/tags: \[[^\]]*'(!?)no-picture'/) ?? []
  return not === undefined ? undefined : not === '!'
}

/** The ids of the stories of a file of which pictures are taken. */
function picturedIn(path: string) {
  const [meta = '', ...stories] = readFileSync(join(root, path), 'utf8').split(/^export const /m)
  const [, title = ''] = meta.match(/preview\.meta\(\{\s*title: '([^']+)'/) ?? []
  return stories
    .filter((story) => isPictured(story) ?? isPictured(meta) ?? true)
    .map((story) => toId(title, storyNameFromExport(/^\w+/.exec(story)?.[0] ?? '')))
}

test('every committed picture is of a story that is pictured', () => {
  const stories = globSync('stories/**/*.stories.tsx', { cwd: root }).flatMap(picturedIn)
  const pictures = globSync('*/*/*.webp', { cwd: join(root, '.storybook/pictures') }).map((path) =>
    path.replace('/', '--').replace(/\/.*/, ''),
  )
  expect([...new Set(pictures)].filter((id) => !stories.includes(id))).toEqual([])
})
