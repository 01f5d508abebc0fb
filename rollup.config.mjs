import { join } from 'node:path'
import { pureCalls } from './packages/contract/src/build/pure-calls.ts'
import { keepDirectives } from './scripts/rollup/keep-directives.mjs'
import { stylesPerEntry } from './scripts/rollup/styles-per-entry.mjs'
import { typescript } from './scripts/rollup/typescript.mjs'
import { vanillaExtract } from './scripts/rollup/vanilla-extract.mjs'
import { workspaceSources } from './scripts/rollup/workspace-sources.mjs'
import { entries, packages, root, sheets, sourceCondition } from './scripts/workspaces.mjs'

/** ESM with one file per module, and one static style sheet per entry, for whatever the package's `exports` name. */
function build(one) {
  const source = join(root, one.folder, 'src')
  const inputs = [...entries(one).map((entry) => entry.source), ...extraSources(one)]
  return {
    input: [...new Set(inputs)].map((path) => join(root, one.folder, path)),
    external: (id) =>
      !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.includes('.vanilla.css'),
    plugins: [
      keepDirectives(),
      vanillaExtract({ root, sourceCondition }),
      typescript(),
      ...(one.name === '@memberkit/contract' ? [pureCalls()] : []),
      stylesPerEntry({ one, source }),
    ],
    output: {
      dir: join(root, one.folder, 'dist'),
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: source,
      entryFileNames: '[name].js',
      assetFileNames: '[name][extname]',
    },
    treeshake: { moduleSideEffects: (id) => id.endsWith('.css.ts') || id.includes('.vanilla.css') },
    onwarn,
  }
}

/**
 * Programs, each in few files with the packages of the workspace in them: Node takes a second to find and read the
 * thousand modules of the fixtures one by one, and whoever starts a program waits for that.
 */
function buildPrograms({ folder, manifest }) {
  return {
    input: Object.values(manifest.bin).map((path) => join(root, folder, sourceOf(path))),
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@memberkit/'),
    plugins: [workspaceSources(), typescript()],
    output: {
      dir: join(root, folder, 'dist'),
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'programs/[name].js',
      // One chunk for what the programs share; by its own names it would be called after some module in it.
      manualChunks: (id) =>
        Object.values(manifest.bin).some((path) => id.includes(sourceOf(path))) ? undefined : 'all',
    },
    treeshake: { moduleSideEffects: false },
    onwarn,
  }
}

const sourceOf = (path) => path.replace('./dist/', '/src/').replace(/\.js$/, '.ts')

/** Style sheets are built though nobody imports them. */
function extraSources(one) {
  return sheets(one).map(({ source }) => source)
}

function onwarn(warning) {
  if (warning.code === 'EMPTY_BUNDLE') return
  throw Object.assign(new Error(warning.message), warning)
}

const all = packages()

export default [...all.map(build), ...all.filter(({ manifest }) => manifest.bin).map(buildPrograms)]
