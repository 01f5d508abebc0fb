/**
 * Imports every entry of the installed packages, and prints those that fail. Excludes the jsdom set-up, which needs a
 * page, and MSW, which hosts install themselves.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const leftOut = ['@memberkit/fixtures/jsdom', '@memberkit/fixtures/browser']
const home = join(process.cwd(), 'node_modules/@memberkit')
const { resolve } = createRequire(join(process.cwd(), 'package.json'))
const entries = readdirSync(home)
  .map((folder) => [folder, JSON.parse(readFileSync(join(home, folder, 'package.json'), 'utf8'))])
  .flatMap(([folder, { name, exports }]) =>
    Object.entries(exports)
      .filter(([, target]) => target.default?.endsWith('.js'))
      .flatMap(([subpath, target]) => matching(join(home, folder), subpath, target.default))
      .map((subpath) => name + subpath.slice(1)),
  )
  .filter((name) => !leftOut.includes(name))
for (const name of entries) {
  await import(pathToFileURL(resolve(name)).href).catch((error) => {
    console.error(`${name}: ${error.message}`)
    process.exitCode = 1
  })
}
console.log(`${entries.length} entries in Node ${process.versions.node}`)

/** Returns the entries that a pattern in `exports` stands for. */
function matching(folder, subpath, path) {
  if (!subpath.includes('*')) return [subpath]
  const [before, after] = path.split('*')
  const names = readdirSync(join(folder, before)).map((name) => name.replace(/\.js$/, ''))
  return names
    .filter((name) => existsSync(join(folder, before + name + after)))
    .map((name) => subpath.replace('*', name))
}
