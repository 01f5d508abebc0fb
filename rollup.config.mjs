import { join } from 'node:path'
import { pureCalls } from './packages/contract/src/build/pure-calls.ts'
import { keepDirectives } from './scripts/rollup/keep-directives.mjs'
import { stylesPerEntry } from './scripts/rollup/styles-per-entry.mjs'
import { typescript } from './scripts/rollup/typescript.mjs'
import { vanillaExtract } from './scripts/rollup/vanilla-extract.mjs'
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
    onwarn(warning) {
      if (warning.code === 'EMPTY_BUNDLE') return
      throw Object.assign(new Error(warning.message), warning)
    },
  }
}

/** Sources that are built though nobody imports them: programs and style sheets. */
function extraSources(one) {
  const programs = Object.values(one.manifest.bin ?? {})
  return [
    ...programs.map((path) => path.replace('dist/', 'src/').replace(/\.js$/, '.ts')),
    ...sheets(one).map(({ source }) => source),
  ]
}

export default packages().map(build)
