import { build } from 'esbuild'
import { gzipped } from './gzipped.mjs'
import { reached } from './reached.mjs'

/** Returns the initially loaded bytes of an entry, bundled by esbuild without a framework's helpers. */
export async function atFirst(entry) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    metafile: true,
    write: false,
    outdir: 'out',
  })
  const texts = new Map(outputFiles.map(({ path, text }) => [nameOf(path), text]))
  const chunks = new Map(Object.entries(metafile.outputs).map(([path, chunk]) => [nameOf(path), chunk]))
  const [name] = [...chunks].find(([, { entryPoint }]) => entryPoint)
  const importsOf = (one) =>
    chunks
      .get(one)
      .imports.filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => nameOf(path))
  return [...reached(name, importsOf)].reduce((sum, one) => sum + gzipped(texts.get(one)), 0)
}

const nameOf = (path) => path.split(/[/\\]/).at(-1)
