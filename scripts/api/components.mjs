import { join } from 'node:path'
import { entries, packages, root } from '../workspaces.mjs'
import { exportsOf } from './declarations.mjs'
import { propertiesOf } from './properties.mjs'

/**
 * Returns all components as data for tools, from their docs and types. `pages` is `[{ group, name, docs }]`, with the
 * `ComponentDocs` of each documented component.
 */
export function componentIndex(pages) {
  const offered = entries(primitives).flatMap(({ subpath, source }) =>
    exportsOf(join(root, primitives.folder, source)).map((one) => ({ ...one, subpath })),
  )
  const homes = pages.map((page) => ({ ...page, subpath: subpathOf(page, offered) }))
  const atHome = Map.groupBy(offered.filter(isUsed), (one) => homeOf(one, homes))
  return homes.map((home) => {
    const { group, name, subpath } = home
    const { guidance: _, ...said } = home.docs
    const sheet = `${subpath}/styles.css`
    return {
      name,
      group,
      import: published(subpath),
      ...(sheet in primitives.manifest.exports && { styles: published(sheet) }),
      ...said,
      exports: (atHome.get(home) ?? [])
        .toSorted((one, other) => Number(other.name === name) - Number(one.name === name))
        .map((one) => ({
          name: one.name,
          ...(one.subpath !== subpath && { import: published(one.subpath) }),
          properties: propertiesNamed(`${one.name}Props`, one.subpath, offered),
        })),
    }
  })
}

const primitives = packages().find(({ name }) => name === '@memberkit/primitives')
const published = (subpath) => primitives.name + subpath.slice(1)

/** Returns the entry of a page: the one that exports it or has its name. */
function subpathOf({ group, name }, offered) {
  const one =
    offered.find((one) => one.name === name) ?? offered.find((one) => one.subpath === `./${name.toLowerCase()}`)
  if (one) return one.subpath
  throw new Error(`${name} has a page in stories/primitives/${group}, but no entry of @memberkit/primitives offers it.`)
}

/** Returns the page of an export: its own, otherwise one that mentions it, preferably of its own entry. */
function homeOf({ name, subpath }, homes) {
  const tells = ({ docs: { purpose, anatomy } }) =>
    [purpose, ...anatomy.map(({ part }) => part)].some((text) => text.split(/\W+/).includes(name))
  const beside = homes.filter((home) => home.subpath === subpath)
  return homes.find((home) => home.name === name) ?? beside.find(tells) ?? beside[0] ?? homes.find(tells)
}

/** Whether an export is a component, hook or function rather than a type or list of values. */
function isUsed({ name, declaration }) {
  if (declaration?.node.type !== 'VariableDeclaration') return /Function/.test(declaration?.node.type)
  const { init } = declaration.node.declarations.find(({ id }) => id.name === name)
  const value = init.type === 'TSAsExpression' ? init.expression : init
  return ['CallExpression', 'ArrowFunctionExpression'].includes(value.type)
}

/** Returns own properties, without those forwarded to the native element. */
function propertiesNamed(name, subpath, offered) {
  const props = offered.find((one) => one.name === name && one.subpath === subpath)
  return props?.declaration ? propertiesOf(props) : []
}

/** Returns the components as short text, one line each. */
export function llmsText(components) {
  const groups = [...new Set(components.map(({ group }) => group))]
  const lines = groups.flatMap((group) => [
    `## ${group}`,
    '',
    ...components.filter((one) => one.group === group).map((one) => `- ${importsOf(one)}: ${one.purpose}`),
    '',
  ])
  return `# @memberkit/primitives

> Accessible React components on native elements, for membership, billing and case work. Style sheets are imported beside
> the code (\`@memberkit/tokens/styles.css\` once, \`@memberkit/primitives/<entry>/styles.css\` for each). Components own no
> text: every word comes by property. No \`className\`, no \`style\`: looks come from tokens.

- [components.json](components.json): every component with its properties, parts, keys and advice, as data
- [api.md](api.md): all that the package offers, entry by entry
- [README.md](README.md): how to start

${lines.join('\n')}`
}

/** Formats imports: `Table`, `menuColumn` from one entry; related exports from another. */
function importsOf({ import: path, exports }) {
  const byEntry = Map.groupBy(exports, (one) => one.import ?? path)
  return [...byEntry]
    .map(([entry, names]) => `${names.map(({ name }) => `\`${name}\``).join(', ')} from \`${entry}\``)
    .join('; ')
}
