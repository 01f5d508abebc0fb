import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspaces.mjs'

const templates = join(root, 'scripts/templates')

/** `order-history` in each spelling that code and words need. */
export function namesOf(kebab) {
  const camel = kebab.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
  const words = kebab.replaceAll('-', ' ')
  return { kebab, camel, pascal: capital(camel), title: capital(words) }
}

/** The files of a kit, `{ path, text }` with paths from the root: the templates, which are a kit named `new-kit`. */
export function kitFiles(names) {
  const named = (text) =>
    text
      .replaceAll('new-kit', names.kebab)
      .replaceAll('newKit', names.camel)
      .replaceAll('NewKit', names.pascal)
      .replaceAll('New kit', names.title)
  return globSync('{.changeset,packages,stories,fixtures}/**/*.*', { cwd: templates })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path: named(path), text: named(readFileSync(join(templates, path), 'utf8')) }))
}

export function capital(word) {
  return word[0].toUpperCase() + word.slice(1)
}
