import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { docstringsOf } from './docstring.ts'

/** Returns the docstrings of all exports, so that a published schema has the same description as its type. */
export function docstrings(folder: string): ReadonlyMap<string, string> {
  const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted()
  return new Map(sources.flatMap((path) => docstringsOf(readFileSync(join(folder, path), 'utf8'))))
}
