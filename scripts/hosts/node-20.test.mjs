import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, test } from 'node:test'
import { root } from '../workspaces.mjs'

/** The copy of a host that has every package installed. */
const { folder } = JSON.parse(process.env.MEMBERKIT_JSDOM ?? '[]').find(({ name }) => name === 'jest-site') ?? {}

/** The oldest Node that the packages' `engines` name, where this machine has one beside that of the tools. */
const node = process.env.PATH.split(delimiter)
  .map((path) => join(path, 'node'))
  .find((file) => existsSync(file) && spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout.startsWith('v20.'))

describe('the packages in Node 20', { skip: node ? false : 'This machine has no Node 20.' }, () => {
  const run = (...words) => {
    const { status, stdout, stderr } = spawnSync(node, words, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, CI: 'true' },
    })
    assert.equal(status, 0, stdout + stderr)
    return stdout
  }

  test('every entry can be imported', () => {
    assert.match(run(join(root, 'scripts/hosts/import-every-entry.mjs')), /^\d{3} entries in Node 20\./)
  })

  test('the command-line programs start', () => {
    for (const name of ['fixtures', 'conform']) run(join(folder, `node_modules/.bin/memberkit-${name}`), '--help')
  })

  test('a kit filters and pays in jsdom', () => {
    run(join(folder, 'node_modules/jest/bin/jest.js'))
  })
})
