import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { readJson, root } from './workspaces.mjs'

/** The major version of Node in every package's `engines`. */
const oldestNode = 20

/** Returns the problems of a packed package, as sentences. */
export function problemsOf({ folder, manifest }, tarball) {
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
    .split('\n')
    .map((path) => path.replace(/^package\//, ''))
  return [
    ...describesItself(manifest, folder),
    ...licensed(folder, files),
    ...tested(files),
    ...engines(manifest),
    ...reached(folder, files),
    ...exported(manifest, files),
  ]
}

function describesItself({ homepage, repository, engines }, folder) {
  return [
    !homepage && 'It has no homepage.',
    repository?.directory !== folder && `Its repository.directory is not ${folder}.`,
    engines?.node !== `>=${oldestNode}` && `Its engines.node is not >=${oldestNode}.`,
  ].filter(Boolean)
}

function licensed(folder, files) {
  const own = join(root, folder, 'LICENSE')
  const isSame = existsSync(own) && readFileSync(own, 'utf8') === readFileSync(join(root, 'LICENSE'), 'utf8')
  return isSame && files.includes('LICENSE') ? [] : ['Its LICENSE is missing or not that of the repository.']
}

function tested(files) {
  const found = files.filter((file) => /\.test\.tsx?$|\/testing\//.test(file))
  return found.length > 0 ? [`Tests are packed: ${found.slice(0, 3).join(', ')}…`] : []
}

/** A dependency that requires a newer Node contradicts `engines`. Optional peers are the host's choice. */
function engines({ dependencies, peerDependencies, peerDependenciesMeta }) {
  const needed = Object.keys({ ...dependencies, ...peerDependencies }).filter(
    (name) => !name.startsWith('@memberkit/') && !peerDependenciesMeta?.[name]?.optional,
  )
  return needed.flatMap((name) => {
    const { node } = readJson(join(root, 'node_modules', name, 'package.json')).engines ?? {}
    return allowsOldest(node) ? [] : [`${name} needs Node ${node}.`]
  })
}

/** Whether a range such as `^18.17 || >=20.3` includes the oldest major version. */
const allowsOldest = (range = '*') =>
  range.split('||').some((part) => {
    const [, operator = '', major] = /(>=|\^|~|>|)\s*v?(\d+)/.exec(part) ?? []
    if (major === undefined) return true
    return operator === '>=' || operator === '>' ? Number(major) <= oldestNode : Number(major) === oldestNode
  })

/** Sources are packed for source maps, so they must be complete. */
function reached(folder, files) {
  const sources = files.filter((file) => /^src\/.*\.tsx?$/.test(file))
  const missing = sources.flatMap((file) =>
    [...readFileSync(join(root, folder, file), 'utf8').matchAll(/from '(\.[^']+)'/g)]
      .map(([, path]) => normalize(join(dirname(file), path)))
      .filter((path) => !files.includes(path))
      .map((path) => `${file} imports ${path}, which is not packed.`),
  )
  return missing
}

/** A style sheet that `exports` doesn't name can't be imported. */
function exported({ exports }, files) {
  const named = Object.values(exports).map((target) => target.default ?? target)
  return files
    .filter((file) => file.startsWith('dist/') && file.endsWith('.css') && !named.includes(`./${file}`))
    .map((file) => `Its exports don't name ${file}.`)
}
