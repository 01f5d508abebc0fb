import { join } from 'node:path'
import { entries, packages, root } from '../workspaces.mjs'
import { exportsOf } from './declarations.mjs'
import { propertiesOf } from './signature.mjs'

/**
 * The components as data for tools, from their documentation and their types. `docs` is
 * `[{ group, name, docs }]`, with the `ComponentDocs` of each component that has a page.
 */
export function componentIndex(docs) {
  const primitives = packages().find(({ name }) => name === '@memberkit/primitives')
  const offered = entries(primitives).flatMap(({ subpath, source }) =>
    exportsOf(join(root, primitives.folder, source)).map((one) => ({ ...one, subpath })),
  )
  return docs.map(({ group, name, docs: { guidance: _, ...said } }) => {
    const component =
      offered.find((one) => one.name === name) ?? offered.find((one) => one.subpath === `./${name.toLowerCase()}`)
    if (!component)
      throw new Error(
        `${name} has a page in stories/primitives/${group}, but no entry of @memberkit/primitives offers it.`,
      )
    return {
      name,
      group,
      import: `${primitives.name}${component.subpath.slice(1)}`,
      ...said,
      properties: ownPropertiesOf(offered.find((one) => one.name === `${name}Props`)),
    }
  })
}

/** Own properties; what a component hands on to its native element is not among them. */
function ownPropertiesOf(props) {
  return props?.declaration ? propertiesOf(props).map(({ line: _, ...property }) => property) : []
}

/** The same for a reader with little room: one line a component. */
export function llmsText(components) {
  const groups = [...new Set(components.map(({ group }) => group))]
  const lines = groups.flatMap((group) => [
    `## ${group}`,
    '',
    ...components
      .filter((one) => one.group === group)
      .map(({ name, import: path, purpose }) => `- \`${name}\` from \`${path}\`: ${purpose}`),
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
