/** Packs every package and checks what a host would install: our own rules, publint, and whether the types resolve. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { packAll } from './hosts/pack.mjs'
import { problemsOf } from './package-rules.mjs'
import { packages, root } from './workspaces.mjs'

const folder = mkdtempSync(join(tmpdir(), 'memberkit-pack-'))
const tarballs = packAll(folder)
let problems = 0
for (const one of packages()) {
  const { messages } = await publint({ pkgDir: join(root, one.folder), strict: true })
  for (const message of messages) report(one, formatMessage(message, one.manifest))
  for (const problem of problemsOf(one, tarballs[one.name])) report(one, problem)
  try {
    execFileSync(join(root, 'node_modules/.bin/attw'), [tarballs[one.name], '--profile', 'esm-only'], {
      encoding: 'utf8',
    })
  } catch (error) {
    report(one, error.stdout)
  }
}
rmSync(folder, { recursive: true })
if (problems > 0) process.exit(1)
console.log('Every package is in order: our rules, publint and are-the-types-wrong found nothing.')

function report({ name }, text) {
  problems++
  console.error(`${name}: ${text}`)
}
