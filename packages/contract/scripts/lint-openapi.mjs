/** Lints the documents that `npm run openapi` wrote. */
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const documents = globSync('dist/openapi/*.json', { cwd: root }).filter((path) => !path.endsWith('index.json'))
if (documents.length === 0) throw new Error('dist/openapi is empty: run `npm run openapi` first.')
execFileSync('redocly', ['lint', '--config', 'redocly.yaml', '--format', 'stylish', ...documents], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
