import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { document } from './document.ts'
import { services } from './services.ts'

const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))

/** Returns Redocly's counts for documents, given by file name: one object with totals for each. */
function lint(documents: Readonly<Record<string, object>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = Object.entries(documents).map(([name, content]) => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify(content))
    return file
  })
  const said = execFileSync(
    process.execPath,
    [redocly, 'lint', '--config', 'redocly.yaml', '--format', 'json', ...files],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  return said.match(/"totals": \{[^}]*\}/g) ?? []
}

test('Redocly reports no error or warning in any document', () => {
  const documents = services.map((service) => [service.name, document(service, '1.2.3', new Map())] as const)
  const totals = lint(Object.fromEntries(documents))
  expect(totals).toHaveLength(services.length)
  for (const total of totals) expect(JSON.parse(`{${total}}`)).toMatchObject({ totals: { errors: 0, warnings: 0 } })
})
