import { build } from 'vite'
import { expect, test } from 'vitest'
import { openedEnUS } from './messages/internal/opened.en-US.ts'
import { openedEsUS } from './messages/internal/opened.es-US.ts'
import { openedFrCA } from './messages/internal/opened.fr-CA.ts'
import { internalEnUS } from './messages/internal/words.en-US.ts'
import { internalEsUS } from './messages/internal/words.es-US.ts'
import { internalFrCA } from './messages/internal/words.fr-CA.ts'

const here = import.meta.dirname

/** Builds what a site loads of an entry and its messages, sooner or later. */
async function built(reader: 'internal' | 'partner' | 'member') {
  const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US']
  const contents = [
    `export * from '${here}/${reader}/index.ts'`,
    ...locales.map((locale) => `export * as ${locale.replace('-', '')} from '${here}/messages/${reader}/${locale}.ts'`),
  ].join('\n')
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@memberkit/source'] },
    plugins: [
      {
        name: 'site',
        enforce: 'pre',
        resolveId: (id) => (id === 'site' ? '\0site.ts' : null),
        load: (id) => (id === '\0site.ts' ? contents : id.endsWith('.css.ts') ? 'module.exports = {}' : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'site', external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return {
    code: chunks.map((one) => (one.type === 'chunk' ? one.code : '')).join('\n'),
    modules: chunks.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : [])),
  }
}

/** Words that only the internal composer and notes have. */
const words = [
  ...[internalEnUS, internalFrCA, internalEsUS].flatMap((table) => [
    table.internal,
    table['internal.label'],
    table['internal.hint'],
    table['internal.add'],
  ]),
  ...[openedEnUS, openedFrCA, openedEsUS].map((table) => table['switch.toNote']),
] as string[]

// Quoted, the paths of calls; the table of transitions names them, too, and sends nothing.
const calls = ['"addInternalUseOnlyNote"', '"internalNote/{noteId}/updateInternalPinPriority/{priority}"']

const secrets = [...calls, 'InternalUseNoteAdded:', ...words]

test.each(['partner', 'member'] as const)(
  'what a %s’s site loads has no internal composer, word or call',
  async (reader) => {
    const { code, modules } = await built(reader)
    expect(modules.filter((path) => /resolutions\/src\/.*internal\//.test(path))).toEqual([])
    expect(secrets.filter((secret) => code.includes(secret))).toEqual([])
    expect(code.length).toBeGreaterThan(10_000)
  },
)

test('what staff load has them, so that the test above can fail', async () => {
  const { code } = await built('internal')
  expect([...calls, ...words].filter((secret) => !code.includes(secret))).toEqual([])
})
