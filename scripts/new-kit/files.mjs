import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspaces.mjs'
import { regionsOf } from './regions.mjs'

const templates = join(root, 'scripts/templates')
const ofList = /new-kit-list|stories|fault-matrix|\/testing\//
const ofActions = /\/actions\/|row-for/

/** `order-history` in each spelling that code and words need. */
export function namesOf(kebab) {
  const camel = kebab.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
  const words = kebab.replaceAll('-', ' ')
  return { kebab, camel, pascal: capital(camel), title: capital(words) }
}

/**
 * The files of a kit, `{ path, text }` with paths from the root: the templates, which are a kit named `new-kit` over
 * `sample`, with the names of `facts` and what the contract has for it.
 */
export function kitFiles(names, { facts, sample, hasList, hasActions }) {
  const shown = { list: hasList, actions: hasActions }
  const regions = regionsOf(facts)
  return globSync('{.changeset,packages,stories,fixtures}/**/*.*', { cwd: templates })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => (hasList || !ofList.test(path)) && (hasActions || !ofActions.test(path)))
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(templates, path), 'utf8')
      return {
        path: named(path, names),
        text: named(overService(withParts(text, shown), sample, facts, regions), names),
      }
    })
}

function named(text, names) {
  return text
    .replaceAll('new-kit', names.kebab)
    .replaceAll('newKit', names.camel)
    .replaceAll('NewKit', names.pascal)
    .replaceAll('New kit', names.title)
}

/** Keeps what lies between `<actions>` and `</actions>` in comments, or leaves it out. */
function withParts(text, shown) {
  return Object.entries(shown).reduce((rest, [part, isShown]) => {
    const mark = (name) => `[ \\t]*(?://|\\{?/\\*) <${name}>(?: \\*/\\}?)?\\n`
    const whole = new RegExp(`${mark(part)}([\\s\\S]*?)${mark(`/${part}`)}`, 'g')
    return rest.replace(whole, isShown ? '$1' : '')
  }, text)
}

/** Fills the regions from `// <<name` to `// name>>`, then calls the rest by the names of the service. */
function overService(text, sample, facts, regions) {
  const filled = text.replace(/[ \t]*\/\/ <<(\w+)\n[\s\S]*?\/\/ \1>>\n/g, (_, name) => `${regions[name]}\n`)
  const swaps = [
    [`services/${sample.service}/${sample.kindFile}`, `services/${facts.service}/${facts.kindFile}`],
    [`services/${sample.service}/`, `services/${facts.service}/`],
    [sample.path, facts.path],
    [`'${sample.service}'`, `'${facts.service}'`],
    ...['list', 'read', 'status', 'tones', 'transitions', 'journal', 'idParam', 'entity', 'serviceExport', 'kind'].map(
      (fact) => [sample[fact], facts[fact]],
    ),
  ]
  // All at once, so that nothing is called by a name twice.
  const any = new RegExp(swaps.map(([from]) => (/^\w+$/.test(from) ? `\\b${from}\\b` : escaped(from))).join('|'), 'g')
  const table = new Map(swaps.toReversed())
  return filled.replace(any, (from) => table.get(from))
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

export function capital(word) {
  return word[0].toUpperCase() + word.slice(1)
}
