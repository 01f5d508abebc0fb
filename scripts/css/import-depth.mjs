import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imports = /\bfrom '(\.[^']+\.css\.ts)'/g

/**
 * Returns how many imports lead from a `.css.ts` file down to one without any: 0 for a dialog's, 1 for a drawer's, whose
 * styles are a dialog's with changes.
 */
export function importDepth(file) {
  const imported = [...readFileSync(file, 'utf8').matchAll(imports)].map(([, path]) => join(dirname(file), path))
  return Math.max(0, ...imported.map((path) => importDepth(path) + 1))
}
