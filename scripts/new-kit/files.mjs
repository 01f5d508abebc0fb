import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspaces.mjs'
import { regionsOf } from './regions.mjs'

const templates = join(root, 'scripts/templates')
const ofList = /new-kit-list|stories|fault-matrix|\/testing\//
const ofActions = /\/actions\/|row-for/

/** Returns the spellings of `order-history` for code and text. */
export function namesOf(kebab) {
  const camel = kebab.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
  const words = kebab.replaceAll('-', ' ')
  return { kebab, camel, pascal: capital(camel), title: capital(words) }
}

/**
 * Returns the files of a kit, `{ path, text }` relative to the root: the templates, a kit named `new-kit` over
 * `sample`, with the names in `facts` and the contract's details.
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

/** Keeps or removes the lines between `<actions>` and `</actions>` comments. */
function withParts(text, shown) {
  return Object.entries(shown).reduce((rest, [part, isShown]) => {
    const mark = (name) => `[ \\t]*(?://|\\{?/\\*) <${name}>(?: \\*/\\}?)?\\n`
    const whole = new RegExp(`${mark(part)}([\\s\\S]*?)${mark(`/${part}`)}`, 'g')
    return rest.replace(whole, isShown ? '$1' : '')
  }, text)
}

/** Fills the regions from `// <<name` to `// name>>`, then replaces the sample service's names. */
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
  // In one pass, so that no name is replaced twice.
  const any = new RegExp(swaps.map(([from]) => (/^\w+$/.test(from) ? `\\b${from}\\b` : escaped(from))).join('|'), 'g')
  const table = new Map(swaps.toReversed())
  return filled.replace(any, (from) => table.get(from))
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

export function capital(word) {
  return word[0].toUpperCase() + word.slice(1)
}
