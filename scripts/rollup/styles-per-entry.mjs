import { join } from 'node:path'
import { transform } from 'esbuild'
import { importDepth } from '../css/import-depth.mjs'
import { outrank } from '../css/outrank.mjs'
import { entries, root, sheets as sheetEntries } from '../workspaces.mjs'

const cssImport = /^import ['"][^'"]*\.vanilla\.css['"];?\n/gm

/** The sheets of entries built earlier: `@memberkit/x/y` to `{ atOnce, inAll }`. */
const known = new Map()

/**
 * Writes static style sheets with everything their scripts need, also from other packages: `styles.css` for the
 * package, `<entry>/styles.css` for an entry; for a kit and its entries also `styles-first.css` for the first paint
 * and `styles-later.css` for lazy parts.
 */
export function stylesPerEntry({ one, source }) {
  return {
    name: 'styles-per-entry',
    renderChunk: (code) => ({ code: code.replace(cssImport, ''), map: null }),
    async generateBundle() {
      const sheets = [...this.getModuleIds()].map(sheetOf, this).filter(Boolean)
      const needs = (roots) => ({ atOnce: reached(this, sheets, roots), inAll: reached(this, sheets, roots, true) })
      const emit = async (fileName, wanted) => {
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
      for (const { subpath, source } of entries(one)) known.set(one.name + subpath.slice(1), needs([idOf(source)]))
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

/** Returns the sheets behind these modules: other packages' first, in import order. */
function reached(context, sheets, roots, isLazyToo = false) {
  const seen = new Set()
  const foreign = new Set()
  const own = []
  const visit = (id) => {
    if (seen.has(id)) return
    seen.add(id)
    const elsewhere = known.get(id)
    for (const sheet of elsewhere?.[isLazyToo ? 'inAll' : 'atOnce'] ?? []) foreign.add(sheet)
    const module = context.getModuleInfo(id)
    for (const next of module?.importedIds ?? []) visit(next)
    if (isLazyToo) for (const next of module?.dynamicallyImportedIds ?? []) visit(next)
    // Imported sheets come first, as in a browser.
    const sheet = sheets.find((one) => one.id === id)
    if (sheet) own.push(sheet)
  }
  roots.forEach(visit)
  return [...foreign, ...own]
}
