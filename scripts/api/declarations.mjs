import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * Returns a module's exports with their declarations, followed through re-exports: `[{ name, file, declaration }]`,
 * `declaration` as in `declarationsOf`.
 */
export function exportsOf(file) {
  if (!exported.has(file)) exported.set(file, readExports(file))
  return exported.get(file)
}

const exported = new Map()
function readExports(file) {
  const { body } = parsed(file).program
  return body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') return exportsOf(beside(file, statement.source.value))
    if (statement.type !== 'ExportNamedDeclaration') return []
    if (statement.declaration) {
      return namesOf(statement.declaration).map((name) => ({ name, file, declaration: declarationsOf(file).get(name) }))
    }
    return statement.specifiers.map(({ exported, local }) => {
      const from = statement.source?.value
      if (from && !from.startsWith('.')) return { name: exported.name, file, from }
      if (!from) return { name: exported.name, ...declared(file, local.name) }
      const target = exportsOf(beside(file, from)).find(({ name }) => name === local.name)
      return { ...target, name: exported.name }
    })
  })
}

/** Returns the declarations of a module by name: syntax node, source text and docstring. */
export function declarationsOf(file) {
  if (!declarations.has(file)) declarations.set(file, readDeclarations(file))
  return declarations.get(file)
}

const declarations = new Map()
function readDeclarations(file) {
  const { program, text, comments } = parsed(file)
  const found = new Map()
  for (const statement of program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (!node) continue
    for (const name of namesOf(node)) {
      const kept = found.get(name)
      // The last overload is the implementation; the callable ones precede it.
      const overloads = [...(kept?.overloads ?? []), ...(node.type === 'TSDeclareFunction' ? [node] : [])]
      found.set(name, { node, text, overloads, about: docstringBefore(comments, text, statement.start) })
    }
  }
  return found
}

/** Returns the text of the docstring that ends right before `start`, without asterisks. */
export function docstringBefore(comments, text, start) {
  const comment = comments.findLast(({ type, end }) => type === 'Block' && end <= start)
  if (!comment?.value.startsWith('*') || text.slice(comment.end, start).trim() !== '') return ''
  return comment.value
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function commentsOf(file) {
  return parsed(file).comments
}

/** Resolves a local or imported name. */
export function declared(file, name) {
  const declaration = declarationsOf(file).get(name)
  if (declaration) return { file, declaration }
  for (const statement of parsed(file).program.body) {
    const specifier = statement.specifiers?.find(({ local }) => local?.name === name)
    if (statement.type !== 'ImportDeclaration' || !specifier) continue
    if (!statement.source.value.startsWith('.')) return { file, from: statement.source.value }
    return exportsOf(beside(file, statement.source.value)).find((one) => one.name === specifier.imported.name)
  }
  return { file }
}

function namesOf(node) {
  if (node.declarations) return node.declarations.map(({ id }) => id.name).filter(Boolean)
  return node.id ? [node.id.name] : []
}

const beside = (file, path) => join(dirname(file), path)

const cache = new Map()
function parsed(file) {
  if (!cache.has(file)) {
    const text = readFileSync(file, 'utf8')
    cache.set(file, { text, ...pick(parseSync(file, text)) })
  }
  return cache.get(file)
}

function pick({ program, comments, errors }) {
  if (errors.length > 0) throw new Error(errors[0].message)
  return { program, comments }
}
