import { join } from 'node:path'
import { entries, root } from '../workspaces.mjs'
import { exportsOf } from './declarations.mjs'
import { signatureOf } from './signature.mjs'

/** Returns a package's public API as a page for review: changes show up as differences. */
export function apiOf(one) {
  const isShort = one.name === '@memberkit/contract'
  const ofPackage = new Set()
  const sections = listed(one).map(({ subpath, source }) => {
    const exported = exportsOf(join(root, one.folder, source))
    if (subpath === '.') for (const { name } of exported) ofPackage.add(name)
    const isPartOfPackage = subpath !== '.' && exported.every(({ name }) => ofPackage.has(name))
    const shown =
      isShort || isPartOfPackage
        ? namesOf(exported)
        : `\`\`\`ts\n${exported.map(signatureOf).toSorted(byName).join('\n')}\n\`\`\``
    return `## ${subpath}\n\n${shown}\n`
  })
  return [`# ${one.name}\n\nWhat this package offers, entry by entry. Written by \`npm run api\`.\n`, ...sections].join(
    '\n',
  )
}

/** Returns the entries to list: of those that share a pattern, the one with the most exports. */
function listed(one) {
  const count = ({ source }) => exportsOf(join(root, one.folder, source)).length
  const most = (entry) =>
    entries(one)
      .filter(({ pattern }) => pattern === entry.pattern)
      .reduce((best, other) => (count(other) > count(best) ? other : best))
  const seen = new Set()
  return entries(one).flatMap((entry) => {
    if (!entry.pattern) return [entry]
    if (seen.has(entry.pattern)) return []
    seen.add(entry.pattern)
    return [{ ...most(entry), subpath: entry.pattern }]
  })
}

/** The contract's details are in its OpenAPI documents. */
function namesOf(exported) {
  return exported
    .map(({ name }) => name)
    .toSorted()
    .join(', ')
}

const byName = (one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)
const nameOf = (line) => line.replace(/^(function|const|type|interface|class) /, '')
