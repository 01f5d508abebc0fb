import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { docstringsOf } from './docstring.ts'

/** What the sources say of each export, so that a published schema carries the same words as its type. */
export function docstrings(folder: string): ReadonlyMap<string, string> {
  const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted()
  return new Map(sources.flatMap((path) => docstringsOf(readFileSync(join(folder, path), 'utf8'))))
}
