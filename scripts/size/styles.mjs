import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { root } from '../workspaces.mjs'
import { gzipped } from './gzipped.mjs'

/** Bytes of these style sheets as one file, which is how a bundler gives them to a page. */
export function stylesOf(sheets) {
  const text = sheets.map((sheet) => readFileSync(join(root, sheet), 'utf8')).join('\n')
  return gzipped(transformSync(text, { loader: 'css', minify: true }).code)
}
