import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { root } from './workspaces.mjs'

test('every committed picture is of a story that exists', () => {
  const stories = globSync('stories/**/*.stories.tsx', { cwd: root }).flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    const [, title = ''] = source.match(/preview\.meta\(\{\s*title: '([^']+)'/) ?? []
    return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => toId(title, storyNameFromExport(name)))
  })
  const pictured = globSync('*/*/*.webp', { cwd: join(root, '.storybook/pictures') }).map((path) =>
    path.replace('/', '--').replace(/\/.*/, ''),
  )
  expect([...new Set(pictured)].filter((id) => !stories.includes(id))).toEqual([])
})
