/**
 * Imports every entry of the packages that are installed where it is run, and says which of them could not be. Without
 * those for a page that is there already: the set-up of jsdom, and MSW, which hosts install for themselves.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const leftOut = ['@memberkit/fixtures/jsdom', '@memberkit/fixtures/browser']
const home = join(process.cwd(), 'node_modules/@memberkit')
const { resolve } = createRequire(join(process.cwd(), 'package.json'))
const entries = readdirSync(home)
  .map((folder) => JSON.parse(readFileSync(join(home, folder, 'package.json'), 'utf8')))
  .flatMap(({ name, exports }) =>
    Object.entries(exports)
      .filter(([, target]) => target.default?.endsWith('.js'))
      .map(([subpath]) => name + subpath.slice(1)),
  )
  .filter((name) => !leftOut.includes(name))
for (const name of entries) {
  await import(pathToFileURL(resolve(name)).href).catch((error) => {
    console.error(`${name}: ${error.message}`)
    process.exitCode = 1
  })
}
console.log(`${entries.length} entries in Node ${process.versions.node}`)
