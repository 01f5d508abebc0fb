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

/** Returns the modules of classes that a page loads at first and none of whose classes is in these style sheets. */
export function unstyled(modules, sheets) {
  const text = sheets.map((sheet) => readFileSync(join(root, sheet), 'utf8')).join('\n')
  return modules
    .filter(({ name, size }) => size > 0 && name.endsWith('.css.js'))
    .map(({ name }) => name)
    .filter((name) => {
      const classes = readFileSync(join(root, name), 'utf8').match(/\bmk-[\da-z]+/g) ?? []
      return classes.length > 0 && !classes.some((one) => text.includes(`.${one}`))
    })
}
