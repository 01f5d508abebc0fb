import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readArguments } from '../../fixtures/src/server/arguments.ts'
import { root } from '../workspaces.mjs'
import { fileNameOf, isModule, snippets } from './snippets.mjs'

// A whole compiler starts, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 })

const all = snippets()
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('every block names its language, one that a test covers', () => {
  const kinds = ['sh', 'js', 'ts', 'tsx', 'css', 'html', 'csp']
  expect(all.filter(({ language }) => !kinds.includes(language)).map(({ id }) => id)).toEqual([])
})

test.each(all.filter(({ file }) => file).map(({ id, file, code }) => [id, file!, code] as const))(
  '%s quotes %s, which is built and tested in a browser',
  (_id, file, code) => {
    const source = withoutIndent(read(file))
    let end = 0
    // "// …" leaves something out.
    for (const part of withoutIndent(code).split(/^\/\/ …\n/m)) {
      const start = source.indexOf(part, end)
      expect(start < 0 ? part : '').toBe('')
      end = start + part.length
    }
  },
)

const withoutIndent = (code: string) => code.replaceAll(/^ +/gm, '')

test('every other block of TypeScript compiles against the public API', () => {
  const folder = mkdtempSync(join(root, 'docs/.snippets-'))
  try {
    for (const one of all.filter(isModule)) writeFileSync(join(folder, fileNameOf(one)), `${one.code}\nexport {}\n`)
    const settings = {
      extends: '../../tsconfig.json',
      compilerOptions: { noUnusedLocals: false, incremental: false },
      include: ['*.ts', '*.tsx'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder, encoding: 'utf8' })
    expect(stdout).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** Blocks of commands, and what holds them true. */
const commands: Record<string, (code: string) => void> = {
  'embed.md#1-install'(code) {
    const { dependencies } = JSON.parse(read('fixtures/hosts/partner-site/package.json'))
    const elsewhere = ['@memberkit/fixtures', 'react', 'react-dom']
    expect(namesIn(code)).toEqual(
      Object.keys(dependencies)
        .filter((name) => !elsewhere.includes(name))
        .toSorted(),
    )
  },
  'embed.md#4-run-it-with-no-back-end'(code) {
    expect(namesIn(code)).toEqual(['@memberkit/fixtures'])
    const [, words = ''] = /npx memberkit-fixtures (.*)/.exec(code) ?? []
    expect(readArguments(words.split(' '))).toMatchObject({ kind: 'serve' })
  },
}

test.each(all.filter(({ language }) => language === 'sh').map(({ id, code }) => [id, code] as const))(
  'the commands of %s are valid',
  (id, code) => {
    expect(Object.keys(commands)).toContain(id)
    commands[id]!(code)
  },
)

const namesIn = (code: string) => (code.match(/@[a-z]+\/[a-z-]+/g) ?? []).toSorted()
