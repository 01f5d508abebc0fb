/** Packs every package and checks what a host would install: our own rules, publint, and whether the types resolve. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { packAll } from './hosts/pack.mjs'
import { problemsOf } from './package-rules.mjs'
import { sideBySide } from './side-by-side.mjs'
import { packages, root } from './workspaces.mjs'

const execute = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'memberkit-pack-'))
const tarballs = packAll(folder)
let problems = 0
await sideBySide(packages().map((one) => () => check(one)))
rmSync(folder, { recursive: true })
if (problems > 0) process.exit(1)
console.log('Every package is in order: our rules, publint and are-the-types-wrong found nothing.')

async function check(one) {
  const { messages } = await publint({ pkgDir: join(root, one.folder), strict: true })
  for (const message of messages) report(one, formatMessage(message, one.manifest))
  for (const problem of problemsOf(one, tarballs[one.name])) report(one, problem)
  try {
    await execute(join(root, 'node_modules/.bin/attw'), [tarballs[one.name], '--profile', 'esm-only'])
  } catch (error) {
    report(one, error.stdout)
  }
}

function report({ name }, text) {
  problems++
  console.error(`${name}: ${text}`)
}
