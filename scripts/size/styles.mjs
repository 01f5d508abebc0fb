import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { root } from '../workspaces.mjs'
import { gzipped } from './gzipped.mjs'

/** Returns the size of these style sheets as one file, as a bundler delivers them. */
export function stylesOf(sheets) {
  const text = sheets.map((sheet) => readFileSync(join(root, sheet), 'utf8')).join('\n')
  return gzipped(transformSync(text, { loader: 'css', minify: true }).code)
}
