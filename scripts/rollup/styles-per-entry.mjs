import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import { importDepth } from '../css/import-depth.mjs'
import { outrank } from '../css/outrank.mjs'
import { entries, root, sheets as sheetEntries } from '../workspaces.mjs'

const cssImport = /^import ['"][^'"]*\.vanilla\.css['"];?\n/gm

/** The sheets of entries built earlier: `@memberkit/x/y` to `{ atOnce, inAll, byName }`, of the whole and of each export. */
const known = new Map()

/**
 * Writes static style sheets with everything their scripts need, also from other packages: `styles.css` for the
 * package, `<entry>/styles.css` for an entry; for a kit and its entries also `styles-first.css` for the first paint
 * and `styles-later.css` for lazy parts. Only those that `exports` names are written.
 */
export function stylesPerEntry({ one, source }) {
  return {
    name: 'styles-per-entry',
    renderChunk: (code) => ({ code: code.replace(cssImport, ''), map: null }),
    async generateBundle() {
      const sheets = [...this.getModuleIds()].map(sheetOf, this).filter(Boolean)
      const needs = (roots, names) => ({
        atOnce: reached(this, sheets, roots, 'atOnce', names),
        inAll: reached(this, sheets, roots, 'inAll', names),
      })
      const emit = async (fileName, wanted) => {
        if (!one.manifest.exports[`./${fileName}`]) return
        const css = wanted.map(({ css, depth }) => outrank(css, depth)).join('\n')
        const { code } = await transform(css, {
          loader: 'css',
          minify: true,
          target: 'chrome123',
        })
        this.emitFile({ type: 'asset', fileName, source: code })
        this.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {}\n' })
      }

      const idOf = (path) => path.replace('./src', source)
      for (const { subpath, source } of entries(one)) {
        const entry = idOf(source)
        const exported = reExports(this.getModuleInfo(entry), entry)
        const byName = new Map(exported.map(([name, id, given]) => [name, needs([id], [given])]))
        known.set(one.name + subpath.slice(1), { ...needs([entry]), byName })
      }
      const everything = [...entries(one), ...sheetEntries(one)].map((entry) => entry.source)
      const { inAll } = needs(everything.map(idOf))
      if (inAll.length === 0) return
      await emit('styles.css', inAll)
      for (const { subpath, source } of sheetEntries(one)) {
        if (subpath !== './styles.css') await emit(subpath.slice(2), needs([idOf(source)]).inAll)
      }
      const isKit = one.folder.startsWith('packages/kits/')
      for (const { subpath } of entries(one)) {
        const { inAll, atOnce } = known.get(one.name + subpath.slice(1))
        if (inAll.length === 0) continue
        const folder = subpath === '.' ? '' : `${subpath.slice(2)}/`
        if (folder) await emit(`${folder}styles.css`, inAll)
        if (!isKit) continue
        const later = inAll.filter((sheet) => !atOnce.includes(sheet))
        await emit(`${folder}styles-first.css`, atOnce)
        await emit(`${folder}styles-later.css`, later)
      }
    },
  }

  /** Returns the package's own CSS; imports from another package's `.css.ts` belong to that package. */
  function sheetOf(id) {
    const css = this.getModuleInfo(id).meta.css
    if (!css || !id.startsWith(`${one.folder}/src/`)) return undefined
    return { id, css, depth: importDepth(join(root, id.replace('.vanilla.css', ''))) }
  }
}

/**
 * Returns the sheets behind these modules: other packages' first, in import order. Of another package's entry, only those
 * behind the exports that are named.
 */
function reached(context, sheets, roots, when, names) {
  const seen = new Set()
  const foreign = new Set()
  const own = []
  const visit = (id, named) => {
    const elsewhere = known.get(id)
    for (const sheet of elsewhere ? sheetsOf(elsewhere, when, named) : []) foreign.add(sheet)
    if (seen.has(id)) return
    seen.add(id)
    const module = context.getModuleInfo(id)
    const namesOf = namesFrom(module)
    for (const next of module?.importedIds ?? []) visit(next, namesOf.get(next))
    if (when === 'inAll') for (const next of module?.dynamicallyImportedIds ?? []) visit(next)
    // Imported sheets come first, as in a browser.
    const sheet = sheets.find((one) => one.id === id)
    if (sheet) own.push(sheet)
  }
  roots.forEach((id, index) => visit(id, names?.[index] === undefined ? undefined : [names[index]]))
  return [...foreign, ...own]
}

/** Returns the sheets of an entry, or of these exports of it: all, where one of them can't be told. */
function sheetsOf(entry, when, names) {
  if (!names?.every((name) => entry.byName.has(name))) return entry[when]
  const wanted = new Set(names.flatMap((name) => entry.byName.get(name)[when]))
  return entry[when].filter((sheet) => wanted.has(sheet))
}

const sourcesOf = (module) => (module?.ast?.body ?? []).filter(({ source }) => source)
const isNamed = ({ type }) => type === 'ImportSpecifier' || type === 'ExportSpecifier'
const nameOf = ({ type, imported, local }) => (type === 'ImportSpecifier' ? imported.name : local.name)

/** Returns the names that a module takes from each of its sources; those of which it takes all are missing. */
function namesFrom(module) {
  const names = new Map()
  const all = new Set()
  for (const { source, specifiers = [] } of sourcesOf(module)) {
    if (specifiers.length === 0 || !specifiers.every(isNamed)) all.add(source.value)
    names.set(source.value, [...(names.get(source.value) ?? []), ...specifiers.filter(isNamed).map(nameOf)])
  }
  for (const source of all) names.delete(source)
  return names
}

/** Returns what an entry passes on: the name, the module it is from, and what it is called there. */
function reExports(entry, id) {
  return sourcesOf(entry)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ source, specifiers }) => {
      const from = source.value.startsWith('.') ? join(dirname(id), source.value) : source.value
      return specifiers.map(({ local, exported }) => [exported.name, from, local.name])
    })
}
