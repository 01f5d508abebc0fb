import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entries, packages, root } from '../workspaces.mjs'
import { exportsOf } from './declarations.mjs'
import { pages } from './pages.ts'

const primitives = packages().find(({ name }) => name === '@memberkit/primitives')!
const stories = globSync('stories/primitives/*/*.stories.tsx', { cwd: root })

/** Entries that offer functions and nothing that stands on a page by itself; the page of the Table tells of them. */
const withoutComponents = ['./table-selection', './table-columns']
const components = entries(primitives).filter(({ subpath }) => !withoutComponents.includes(subpath))
/** Whose keys are those of a part with a transcript of its own. */
const withoutKeysOfTheirOwn = ['./relative-time']

test.each(stories)('%s has a documentation page', (path) => {
  expect(pages.map(({ name }) => name)).toContain(basename(path, '.stories.tsx'))
})

test.each(pages)('the page of $name is complete', ({ docs: { keyboard: _, ...said } }) => {
  const texts = JSON.stringify({
    ...said,
    guidance: said.guidance.map(({ do: good, dont: bad }) => [good.caption, bad.caption]),
  })
  expect(Object.entries(said).filter(([, part]) => part.length === 0)).toEqual([])
  expect(texts.split('`').length % 2, 'A backtick has no partner.').toBe(1)
})

describe.each(components)('$subpath', ({ source, subpath }) => {
  const folder = join(root, primitives.folder, source, '..')
  const exported: { name: string }[] = exportsOf(join(root, primitives.folder, source))
  const offered = exported.map(({ name }) => name)
  const ownPages = pages.filter(({ name }) => offered.includes(name) || `./${name.toLowerCase()}` === subpath)
  const tests = globSync('*.test.tsx', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))

  test('has a documentation page', () => {
    expect(ownPages, `None of ${offered.join(', ')} has a page in stories/primitives.`).not.toEqual([])
  })

  test('runs the conformance suite', () => {
    expect(tests.filter((text) => text.includes('describeConformance(')).length).toBeGreaterThan(0)
  })

  test('has a screen reader transcript, if it handles keys of its own', () => {
    const hasOwnKeys = ownPages.some(({ docs }) => docs.keyboard.some(({ keys }) => /Arrow|Escape|Home/.test(keys)))
    if (!hasOwnKeys || withoutKeysOfTheirOwn.includes(subpath)) return
    expect(tests.filter((text) => text.includes('transcriptOf(')).length).toBeGreaterThan(0)
  })
})
