import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspaces.mjs'

/** The guides whose code is run by tests. */
const pages = ['embed.md', 'hosts.md', 'sectioned-save.md']

/**
 * Every block of code in the guides: `{ id, language, file, code }`. An id is the page and the heading above the block
 * (`embed.md#events`), with a number from the second block on (`embed.md#events-2`). `file` names the file of a tested
 * host that the block quotes (a fence that reads `tsx file=fixtures/hosts/…`).
 */
export function snippets() {
  return pages.flatMap((page) => snippetsOf(page, readFileSync(join(root, 'docs', page), 'utf8')))
}

function snippetsOf(page, text) {
  const found = []
  const known = new Map()
  let heading = ''
  // A heading, or a fence with what it holds; a fence may stand in a list.
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

/** The block as a module that gives away all it declares, so that a test can look at it. */
export function moduleOf({ code }) {
  const declared = [...code.matchAll(/^(?:const|function|async function) (\w+)/gm)].map(([, name]) => name)
  return declared.length ? `${code}\nexport { ${declared.join(', ')} }\n` : `${code}\nexport {}\n`
}

/** A name for that module: `embed.md#events` is `embed-events.tsx`. */
export const fileNameOf = ({ id, language }) => `${id.replace('.md#', '-')}.${language}`

/** Whether the block is TypeScript that stands by itself. */
export const isModule = ({ language, file }) => ['ts', 'tsx'].includes(language) && !file
