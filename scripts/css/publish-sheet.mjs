import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/**
 * Publishes a hand-written style sheet for pages without a bundler: inlines its package imports, and copies its fonts
 * with their license.
 */
export function publishSheet(source, target) {
  const { resolve } = createRequire(source)
  const sheet = readFileSync(source, 'utf8').replaceAll(/@import '(@?[\w-][^']*)';\n?/g, (_, specifier) => {
    const imported = resolve(specifier)
    return withFiles(readFileSync(imported, 'utf8'), dirname(imported), dirname(target))
  })
  writeFileSync(target, sheet)
}

/** Copies fonts into a folder; `from` is the package of the sheet. */
function withFiles(sheet, from, to) {
  mkdirSync(join(to, 'fonts'), { recursive: true })
  copyFileSync(join(from, 'LICENSE'), join(to, 'fonts/LICENSE'))
  return sheet.replaceAll(/url\((\.\/[^)]+)\)/g, (_, file) => {
    const name = basename(file)
    copyFileSync(join(from, file), join(to, 'fonts', name))
    return `url(./fonts/${name})`
  })
}
