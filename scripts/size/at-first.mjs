import { build } from 'esbuild'
import { gzipped } from './gzipped.mjs'

/** Bytes that a page loads before anything is asked for, of an entry bundled by esbuild without a framework's helpers. */
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
  const texts = new Map(outputFiles.map(({ path, text }) => [path.split(/[/\\]/).at(-1), text]))
  const chunks = new Map(Object.entries(metafile.outputs).map(([path, chunk]) => [path.split('/').at(-1), chunk]))
  const [name] = [...chunks].find(([, { entryPoint }]) => entryPoint)
  return [...reached(chunks, name)].reduce((sum, one) => sum + gzipped(texts.get(one)), 0)
}

function reached(chunks, name, seen = new Set()) {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const { path, kind } of chunks.get(name).imports)
    if (kind === 'import-statement') reached(chunks, path.split('/').at(-1), seen)
  return seen
}
