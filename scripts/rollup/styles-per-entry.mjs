import { transform } from 'esbuild'
import { entries, sourceCondition } from '../workspaces.mjs'

/** Every style sheet starts with the whole order, so the order in which a host loads them cannot matter. */
const layerOrder = '@layer memberkit.tokens, memberkit.components, memberkit.kits, memberkit.utilities;\n'
const cssImport = /^import ['"][^'"]*\.vanilla\.css['"];?\n/gm

/** Writes `styles.css` with all of a package's CSS and `<entry>/styles.css` with what that entry needs of it. */
export function stylesPerEntry({ one, source }) {
  return {
    name: 'styles-per-entry',
    renderChunk: (code) => ({ code: code.replace(cssImport, ''), map: null }),
    async generateBundle() {
      const sheets = new Map(
        [...this.getModuleIds()].map((id) => [id, sheetOf(this.getModuleInfo(id))]).filter(([, css]) => css),
      )
      if (sheets.size === 0) return
      const emit = async (fileName, ids) => {
        const text = ids.map((id) => sheets.get(id)).join('\n')
        const { code } = await transform(text, { loader: 'css', minify: true, target: 'chrome123' })
        this.emitFile({ type: 'asset', fileName, source: layerOrder + code })
        this.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {}\n' })
      }
      await emit(
        'styles.css',
        needed(
          this,
          sheets,
          entryIds(one, source).map(({ id }) => id),
        ),
      )
      for (const { subpath, id } of entryIds(one, source)) {
        const ids = needed(this, sheets, [id])
        if (subpath !== '.' && ids.length > 0) await emit(`${subpath.slice(2)}/styles.css`, ids)
      }
    },
  }

  /** CSS of the package itself: what a `.css.ts` file imports from another package is in that package's sheet. */
  function sheetOf(module) {
    const css = module?.meta.css
    return css && module.id.startsWith(`${one.folder}/src/`) ? css : undefined
  }
}

function entryIds(one, source) {
  const ownStyles = one.manifest.exports['./styles.css']?.[sourceCondition]
  const all = [...entries(one), ...(ownStyles ? [{ subpath: '.', source: ownStyles }] : [])]
  return all.map((entry) => ({ ...entry, id: entry.source.replace('./src', source) }))
}

function needed(context, sheets, roots) {
  const seen = new Set()
  const visit = (id) => {
    if (seen.has(id)) return
    seen.add(id)
    const module = context.getModuleInfo(id)
    for (const next of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])]) visit(next)
  }
  roots.forEach(visit)
  return [...sheets.keys()].filter((id) => seen.has(id))
}
