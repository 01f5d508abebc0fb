import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, test } from 'node:test'

/** The installed copies of the hosts that test in jsdom: `[{ name, folder }]`. */
const hosts = JSON.parse(process.env.MEMBERKIT_JSDOM ?? '[]')

describe('a kit in jsdom', () => {
  for (const { name, folder } of hosts) {
    test(`${name} filters and pays`, () => {
      const { status, stdout, stderr } = spawnSync('npm', ['test', '--silent'], {
        cwd: folder,
        encoding: 'utf8',
        // What the outer run says of itself is not for the inner one.
        env: { ...process.env, NODE_TEST_CONTEXT: undefined, VITEST: undefined, CI: 'true' },
      })
      assert.equal(status, 0, stdout + stderr)
    })
  }
})
