import { capital } from './files.mjs'

const locales = ['en-CA', 'en-US', 'es-US', 'fr-CA']

/** Returns the places that list kits: `{ path, change(text, path) }`, each changing the text of a file. */
export function registrations(names, service) {
  return [
    { path: '.storybook/messages.ts', change: (text, path) => withMessages(text, path, names) },
    { path: 'fixtures/src/scenarios/index.ts', change: (text, path) => withScenarios(text, path, names) },
    { path: 'fixtures/src/open.ts', change: (text, path) => withMockPlatform(text, path, names) },
    { path: 'fixtures/package.json', change: (text, path) => withEntry(text, path, names) },
    { path: 'scripts/systems/kits.ts', change: (text, path) => withSystem(text, path, names, service) },
  ]
}

/** Imports the kit's dictionaries and lists them last in each locale. */
function withMessages(text, path, { kebab, camel }) {
  const imports = locales.map((locale) => {
    const name = exportOf(locale)
    return `import { ${name} as ${camel}${capital(name)} } from '@memberkit/${kebab}/messages/${locale}'\n`
  })
  const listed = locales.reduce(
    (listed, locale) =>
      replaced(
        listed,
        path,
        new RegExp(`('${locale}': \\[[^\\]]*?),?\\s*\\]`),
        `$1, ...${camel}${capital(exportOf(locale))}]`,
      ),
    text,
  )
  return replaced(listed, path, /^(?:import [^\n]*\n)+/, `$&${imports.join('')}`)
}

function withScenarios(text, path, { kebab, camel }) {
  const listed = replaced(text, path, /(const all = \{[^}]*)\}/, `$1  ...${camel}Scenarios,\n}`)
  return replaced(
    listed,
    path,
    /(?=import type \{ Scenario \})/,
    `import { ${camel}Scenarios } from './${kebab}/scenarios.ts'\n`,
  )
}

/** Registers the kit's own mock platform, so that its pages load no other services. */
function withMockPlatform(text, path, { kebab }) {
  return replaced(text, path, /(const kits: [^{]*\{\n)/, `$1  '${kebab}': () => import('./kits/${kebab}.ts'),\n`)
}

function withEntry(text, path, { kebab }) {
  const file = `kits/${kebab}`
  const entry = { '@memberkit/source': `./src/${file}.ts`, types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` }
  return replaced(text, path, /(?= *"\.\/fault-matrix": \{)/, `    "./${kebab}": ${JSON.stringify(entry)},\n`)
}

/** Returns the export name of a locale's dictionaries: `enUS` for `en-US`. */
function exportOf(locale) {
  return locale.replace('-', '')
}

/** Lists the service that the kit is a screen of. */
function withSystem(text, path, { kebab }, service) {
  return replaced(text, path, /(const servicesOfKits: [^{]*\{\n[^}]*)\}/, `$1  '${kebab}': ['${service}'],\n}`)
}

function replaced(text, path, pattern, by) {
  if (!pattern.test(text)) {
    throw new Error(`${path} no longer has what the new kit is put beside: ${pattern}. Change scripts/new-kit with it.`)
  }
  return text.replace(pattern, by)
}
