import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspaces.mjs'

/** The guides whose code is tested. */
const pages = ['embed.md', 'hosts.md', 'sectioned-save.md']

/**
 * Returns every code block in the guides: `{ id, language, file, code }`. An id is the page and the heading
 * (`embed.md#events`), with a number from the second block on (`embed.md#events-2`). `file` is the quoted file of a
 * tested host (a fence such as `tsx file=fixtures/hosts/…`).
 */
export function snippets() {
  return pages.flatMap((page) => snippetsOf(page, readFileSync(join(root, 'docs', page), 'utf8')))
}

function snippetsOf(page, text) {
  const found = []
  const known = new Map()
  let heading = ''
  // A heading, or a fence with its content; a fence can be in a list.
  for (const [, title, indent, info, code] of text.matchAll(/^#+ (.+)$|^( *)```(.*)\n([^]*?)^\2```$/gm)) {
    if (title) {
      heading = slug(title)
      continue
    }
    const count = (known.get(heading) ?? 0) + 1
    known.set(heading, count)
    const [language = '', ...more] = info.trim().split(/\s+/)
    found.push({
      id: `${page}#${heading}${count > 1 ? `-${count}` : ''}`,
      language,
      file: more.find((one) => one.startsWith('file='))?.slice('file='.length),
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    })
  }
  return found
}

const slug = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s+/g, '-')

/** Returns the block as a module that exports all its declarations, for tests. */
export function moduleOf({ code }) {
  const declared = [...code.matchAll(/^(?:const|function|async function) (\w+)/gm)].map(([, name]) => name)
  return declared.length ? `${code}\nexport { ${declared.join(', ')} }\n` : `${code}\nexport {}\n`
}

/** Returns the module's name: `embed.md#events` is `embed-events.tsx`. */
export const fileNameOf = ({ id, language }) => `${id.replace('.md#', '-')}.${language}`

/** Whether the block is self-contained TypeScript. */
export const isModule = ({ language, file }) => ['ts', 'tsx'].includes(language) && !file
