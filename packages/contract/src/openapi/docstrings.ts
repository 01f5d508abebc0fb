import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:interface|type|const) (\w+)/g

/** What the sources say of each export, so that a published schema carries the same words as its type. */
export function docstrings(folder: string): ReadonlyMap<string, string> {
  const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted()
  return new Map(sources.flatMap((path) => docstringsOf(readFileSync(join(folder, path), 'utf8'))))
}

export function docstringsOf(source: string): [name: string, text: string][] {
  return [...source.matchAll(documented)].map(([, comment = '', name = '']) => [name, plain(comment)])
}

function plain(comment: string): string {
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/@example[\s\S]*/, '')
    .trim()
    .replace(/\n(?=\S)(?!- )/g, ' ')
}
