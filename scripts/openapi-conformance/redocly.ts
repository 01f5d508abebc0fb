import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
const config = `telemetry: 'off'
rules:
  struct: error
  no-unresolved-refs: error
  no-invalid-media-type-examples: { severity: error, allowAdditionalProperties: false }
  no-invalid-parameter-examples: { severity: error, allowAdditionalProperties: false }
`

/** Validates examples in OpenAPI documents with Redocly and its JSON Schema validator; returns the problems. */
export function problems(documents: readonly object[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-conformance-'))
  try {
    writeFileSync(join(folder, 'redocly.yaml'), config)
    const files = documents.map((document, index) => {
      writeFileSync(join(folder, `${index}.json`), JSON.stringify(document))
      return `${index}.json`
    })
    const { stdout, status } = spawnSync(
      process.execPath,
      [program, 'lint', '--format', 'json', '--max-problems', '1000', ...files],
      {
        cwd: folder,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        encoding: 'utf8',
        maxBuffer: 1e9,
      },
    )
    const reports = stdout.split(/(?<=^\})(?=\{$)/m).map((report) => JSON.parse(report) as Report)
    if (reports.length !== files.length || status === null)
      throw new Error(`Redocly looked at ${reports.length} of ${files.length}`)
    return reports.flatMap(({ problems }) =>
      problems.map(({ message, location }) => `${location[0]?.pointer ?? ''}: ${message}`),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Report {
  problems: { message: string; location: { pointer?: string }[] }[]
}
