import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspaces.mjs'

/** Copies a host out of the workspace, and installs, checks and builds it. */
export function installHost({ hasDevelopmentBuild = false, ...host }) {
  const run = installPackages(host)
  run('npm', ['run', 'build', '--silent'])
  if (hasDevelopmentBuild) {
    // Only React's development build tells what does not match when it takes a rendered page over.
    run('npx', ['vite', 'build', '--mode', 'development', '--outDir', 'dist-development', '--logLevel', 'warn'], {
      NODE_ENV: 'development',
    })
  }
  return { source: host.source, name: host.name, folder: host.into }
}

/**
 * Copies a host out of the workspace, so that it finds nothing but what it installs, installs the packed packages there
 * and checks its types. `versions` replaces some of its dependencies. Returns what runs a program in the copy.
 */
export function installPackages({ name, versions = {}, tarballs, source, into }) {
  console.log(`${name}: installing the packed packages.`)
  cpSync(join(root, 'fixtures/hosts', source), into, { recursive: true })
  const path = join(into, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const packed = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]))
  for (const group of ['dependencies', 'devDependencies']) {
    for (const name of Object.keys(manifest[group])) manifest[group][name] = replaced(name) ?? manifest[group][name]
  }
  writeFileSync(path, JSON.stringify(manifest, null, 2))
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])
  run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'])
  return run

  function replaced(name) {
    return versions[name] ?? packed[name]
  }

  /** Quiet unless it fails. */
  function run(program, words, environment) {
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd: into,
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
    })
    if (status !== 0) throw new Error(`${name}: ${program} ${words.join(' ')} failed.\n${stdout}${stderr}`)
  }
}
