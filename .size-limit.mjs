import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const primitives = 'packages/primitives/dist'

const fiveParts = {
  button: '{ Button }',
  'text-field': '{ TextField }',
  select: '{ Select }',
  checkbox: '{ Checkbox }',
  dialog: '{ Dialog }',
  table: '{ Table }',
  'date-picker': '{ DatePicker }',
}

/** Scripts and style sheets together, gzipped, as a host gets them that has React already. */
export default [
  {
    name: 'Button',
    limit: '1.5 kB',
    ...needs({ button: '{ Button }' }),
  },
  {
    name: 'TextField, Select and Checkbox',
    limit: '4 kB',
    ...needs({ 'text-field': '{ TextField }', select: '{ Select }', checkbox: '{ Checkbox }' }),
  },
  {
    name: 'Dialog',
    limit: '2.5 kB',
    ...needs({ dialog: '{ Dialog }' }),
  },
  {
    name: 'Table',
    limit: '3 kB',
    ...needs({ table: '{ Table }' }),
  },
  {
    name: 'Menu',
    limit: '30 kB',
    ...needs({ menu: '{ Menu, MenuItem }' }),
  },
  {
    name: 'NumberField',
    limit: '15 kB',
    ...needs({ 'number-field': '{ NumberField }' }),
  },
  {
    name: 'MoneyField',
    limit: '8 kB',
    ...needs({ 'money-field': '{ MoneyField }' }),
  },
  {
    name: 'TagGroup',
    limit: '45 kB',
    ...needsAtFirst({ 'tag-group': '{ TagGroup }' }),
  },
  {
    name: 'Tree of up to 200 lines',
    limit: '45 kB',
    ...needsAtFirst({ tree: '{ Tree }' }),
  },
  {
    name: 'ComboBox with its list',
    limit: '40 kB',
    ...needs({ 'combo-box': '{ ComboBox }' }),
  },
  {
    name: 'DatePicker with its calendar',
    limit: '45 kB',
    ...needs({ 'date-picker': '{ DatePicker }' }),
  },
  {
    name: 'Five common parts: buttons, forms, dialogs, tables, dates',
    limit: '50 kB',
    ...needs(fiveParts),
  },
  {
    name: 'Style sheets of these five',
    limit: '5 kB',
    ...needsStyles(fiveParts),
  },
  {
    name: 'Saving a form section by section: the foundation’s own part',
    limit: '15.5 kB',
    ...bundled({ 'packages/foundation/dist/sections/index.js': '*' }, [], ['@memberkit/*', '@tanstack/*']),
  },
]

function needsStyles(components) {
  return bundled({}, sheetsOf(components))
}

function needs(components) {
  const imports = Object.entries(components).map(([entry, names]) => [`${primitives}/${entry}/index.js`, names])
  return bundled(Object.fromEntries(imports), sheetsOf(components))
}

/** Without what is loaded by and by. */
function needsAtFirst(components) {
  const needed = needs(components)
  const modify = (config) => {
    const bundle = needed.modifyEsbuildConfig(config)
    return { ...bundle, plugins: [...bundle.plugins, onlyStatic] }
  }
  return { ...needed, modifyEsbuildConfig: modify }
}

const onlyStatic = {
  name: 'only-static',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

function sheetsOf(components) {
  return Object.keys(components).map((entry) => `${primitives}/${entry}/styles.css`)
}

/** A host loads its style sheets as one file, so that is how they are weighed. */
function bundled(imports, sheets = [], others = []) {
  return {
    path: [...Object.keys(imports), ...sheets],
    import: imports,
    ignore: ['react', 'react-dom'],
    gzip: true,
    modifyEsbuildConfig: (config) => ({
      ...config,
      entryPoints: [...config.entryPoints, ...(sheets.length > 0 ? ['all-styles.css'] : [])],
      format: 'esm',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      external: ['react', 'react/*', 'react-dom', 'react-dom/*', ...others],
      legalComments: 'none',
      plugins: [oneSheet(sheets)],
    }),
  }
}

function oneSheet(sheets) {
  return {
    name: 'one-sheet',
    setup(build) {
      build.onResolve({ filter: /^all-styles\.css$/ }, ({ path }) => ({ path, namespace: 'one-sheet' }))
      build.onLoad({ filter: /.*/, namespace: 'one-sheet' }, () => ({
        contents: sheets.map((sheet) => readFileSync(join(import.meta.dirname, sheet), 'utf8')).join('\n'),
        loader: 'css',
      }))
    },
  }
}
