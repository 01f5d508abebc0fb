import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../workspaces.mjs'

const execute = promisify(execFile)

/** Copies a host out of the workspace; installs, checks and builds it. */
export async function installHost({ hasDevelopmentBuild = false, ...host }) {
  const run = await installPackages(host)
  await run('npm', ['run', 'build', '--silent'])
  if (hasDevelopmentBuild) {
    // Only React's development build reports hydration mismatches.
    await run('npx', ['vite', 'build', '--mode', 'development', '--outDir', 'dist-development', '--logLevel', 'warn'], {
      NODE_ENV: 'development',
    })
  }
}

/**
 * Copies a host out of the workspace, so that it resolves only what it installs, installs the packed packages there and
 * checks its types. `versions` overrides dependencies; `hasAllPackages` adds packages that it doesn't name. Returns a
 * function that runs a program in the copy.
 */
export async function installPackages({ name, versions = {}, hasAllPackages = false, tarballs, source, into }) {
  console.log(`${name}: installing the packed packages.`)
  cpSync(join(root, 'fixtures/hosts', source), into, { recursive: true })
  const path = join(into, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const packed = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]))
  for (const group of ['dependencies', 'devDependencies']) {
    for (const name of Object.keys(manifest[group])) manifest[group][name] = replaced(name) ?? manifest[group][name]
  }
  if (hasAllPackages) manifest.dependencies = { ...packed, ...manifest.dependencies }
  writeFileSync(path, JSON.stringify(manifest, null, 2))
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'])
  return run

  function replaced(name) {
    return versions[name] ?? packed[name]
  }

  /** Prints output only on failure. */
  async function run(program, words, environment) {
    try {
      await execute(program, words, {
        cwd: into,
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
        maxBuffer: Infinity,
      })
    } catch (cause) {
      const { stdout = '', stderr = '' } = cause
      throw new Error(`${name}: ${program} ${words.join(' ')} failed.\n${stdout}${stderr}`, { cause })
    }
  }
}
