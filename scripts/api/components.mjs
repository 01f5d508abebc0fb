import { join } from 'node:path'
import { entries, packages, root } from '../workspaces.mjs'
import { exportsOf } from './declarations.mjs'
import { propertiesOf } from './properties.mjs'

/**
 * The components as data for tools, from their documentation and their types. `pages` is `[{ group, name, docs }]`,
 * with the `ComponentDocs` of each component that has a page.
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

/** The entry that a page is about: the one that offers what it is called, or is itself called so. */
function subpathOf({ group, name }, offered) {
  const one =
    offered.find((one) => one.name === name) ?? offered.find((one) => one.subpath === `./${name.toLowerCase()}`)
  if (one) return one.subpath
  throw new Error(`${name} has a page in stories/primitives/${group}, but no entry of @memberkit/primitives offers it.`)
}

/** The page of an export: its own, else the one that tells of it, of its own entry if there is one. */
function homeOf({ name, subpath }, homes) {
  const tells = ({ docs: { purpose, anatomy } }) =>
    [purpose, ...anatomy.map(({ part }) => part)].some((text) => text.split(/\W+/).includes(name))
  const beside = homes.filter((home) => home.subpath === subpath)
  return homes.find((home) => home.name === name) ?? beside.find(tells) ?? beside[0] ?? homes.find(tells)
}

/** Components, hooks and functions; not types, nor the values that a property can have. */
function isUsed({ name, declaration }) {
  if (declaration?.node.type !== 'VariableDeclaration') return /Function/.test(declaration?.node.type)
  const { init } = declaration.node.declarations.find(({ id }) => id.name === name)
  const value = init.type === 'TSAsExpression' ? init.expression : init
  return ['CallExpression', 'ArrowFunctionExpression'].includes(value.type)
}

/** Own properties; what a component hands on to its native element is not among them. */
function propertiesNamed(name, subpath, offered) {
  const props = offered.find((one) => one.name === name && one.subpath === subpath)
  return props?.declaration ? propertiesOf(props) : []
}

/** The same for a reader with little room: one line a component. */
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

/** `Table`, `menuColumn` from one entry; what stands beside them from another. */
function importsOf({ import: path, exports }) {
  const byEntry = Map.groupBy(exports, (one) => one.import ?? path)
  return [...byEntry]
    .map(([entry, names]) => `${names.map(({ name }) => `\`${name}\``).join(', ')} from \`${entry}\``)
    .join('; ')
}
