import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The three documents of the specification, by the folder of `src` that implements them. */
export const documents = {
  commerce: 'commerce',
  identity: 'identity-communication',
  partners: 'partners-service-delivery',
} as const
export type Area = keyof typeof documents

/** A line of a document with its number. A bullet is one line, without its dash. */
export interface Line {
  readonly number: number
  readonly text: string
}

/** The content of one heading in a numbered section; `title` is `''` before the first heading. */
export interface Part {
  readonly area: Area
  readonly section: number
  readonly title: string
  /** The bracketed note of the heading: `'under /v1/brands/{brand}/offers'`. */
  readonly note: string
  readonly lines: readonly Line[]
}

const folder = join(import.meta.dirname, '../../specification')

/** Reads a document of the specification by heading. */
export function read(area: Area): Part[] {
  return parts(area, readFileSync(join(folder, `${documents[area]}.md`), 'utf8'))
}

export function parts(area: Area, markdown: string): Part[] {
  const found: (Part & { lines: Line[] })[] = []
  let section = 0
  for (const [index, line] of markdown.split('\n').entries()) {
    const numbered = /^## (\d+)\./.exec(line)
    const [, title = '', note = ''] = /^### (.*?)(?: \((.*)\))?$/.exec(line) ?? []
    if (numbered) section = Number(numbered[1])
    if (numbered || title) found.push({ area, section, title, note, lines: [] })
    else if (line.trim()) found.at(-1)?.lines.push({ number: index + 1, text: line.replace(/^- /, '') })
  }
  return found
}

/** Formats a location: `commerce:142`. */
export const placeOf = (area: Area, line: Line): string => `${documents[area]}.md:${line.number}`
