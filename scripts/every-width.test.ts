import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspaces.mjs'

const kits = readdirSync(join(root, 'packages/kits'))

test.each(kits)('the main stories of %s are tested at every width', (kit) => {
  const stories = globSync(`stories/kits/${kit}/*.stories.tsx`, { cwd: root })
  // One that was generated without a list has nothing to show yet.
  if (stories.length === 0) return
  const tried = stories.filter((path) => readFileSync(join(root, path), 'utf8').includes("'every-width'"))
  expect(tried, "Give the kit's main stories the tag 'every-width': see docs/testing.md.").not.toEqual([])
})
