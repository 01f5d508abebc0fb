/** Returns the generated regions of a kit: rows of actions, their calls and messages, paths, sample data. */
export function regionsOf({ entity, idParam, owner, title, kind, actions, sample }) {
  const address = owner.join(', ')
  return {
    address: `/** Returns the path parameters of the list. */
export const listAddress = (identityId: string) => ({ ${address} })${owner.some((one) => one.includes("'")) ? ' as const' : ''}
/** Returns the path parameters of one entry. */
export const entityAddress = (identityId: string, id: string) => ({ ...listAddress(identityId), ${idParam}: id })`,
    title: `/** Returns the title of a row. */
export const titleOf = (one: ${entity}): string => one.${title}`,
    rows: actions.map(({ name }) => `    ${name}: { group: 'status' },`).join('\n'),
    calls: actions
      .map(({ name, operation }) => `    ${name}: { operation: calls.${operation}, needsCertainty: true },`)
      .join('\n'),
    becomes: actions
      .map(
        ({ name, operation, to }) =>
          `    row(calls.${operation}, setFields(${kind}, '${upper(name)}', () => ({ status: '${to}' }))),`,
      )
      .join('\n'),
    words: actions.flatMap(({ name }) => wordsOf(name)).join('\n'),
    sample: `/** The smallest valid entity. Add the facts that matter. */
const sample: ${entity} = ${JSON.stringify(sample, undefined, 2)}`,
    named: `    const named = { ${title}: \`Sample \${status}\` }`,
  }
}

/** Returns placeholder messages: English, from the action's name, in every locale. */
function wordsOf(name) {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const said = words[0].toUpperCase() + words.slice(1)
  return [
    `  'action.${name}': '${said}',`,
    `  'title.${name}': '${said} {title}',`,
    `  'do.${name}': '${said}',`,
    `  'done.${name}': '{title}, done',`,
  ]
}

/** Converts `preCancel` to `PRE_CANCEL`, its name in journals. */
const upper = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
