import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/**
 * Publishes a style sheet written by hand so that a browser can load it without a bundler: sheets that it imports from
 * packages are put in its place, and the fonts they name are copied beside it, with their licence.
 */
export function publishSheet(source, target) {
  const { resolve } = createRequire(source)
  const sheet = readFileSync(source, 'utf8').replaceAll(/@import '(@?[\w-][^']*)';\n?/g, (_, specifier) => {
    const imported = resolve(specifier)
    return withFiles(readFileSync(imported, 'utf8'), dirname(imported), dirname(target))
  })
  writeFileSync(target, sheet)
}

/** The fonts go into a folder of their own; `from` is the package that the sheet lies in. */
function withFiles(sheet, from, to) {
  mkdirSync(join(to, 'fonts'), { recursive: true })
  copyFileSync(join(from, 'LICENSE'), join(to, 'fonts/LICENSE'))
  return sheet.replaceAll(/url\((\.\/[^)]+)\)/g, (_, file) => {
    const name = basename(file)
    copyFileSync(join(from, file), join(to, 'fonts', name))
    return `url(./fonts/${name})`
  })
}
