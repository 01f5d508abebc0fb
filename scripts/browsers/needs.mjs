import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The requirements of each browser: its variable, its usual path, its Debian package. */
const needs = {
  chromium: [],
  firefox: [{ what: 'Firefox', variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], package: 'firefox-esr' }],
  webkit: [
    {
      what: 'WebKitWebDriver',
      variable: 'WEBKIT_DRIVER_PATH',
      names: ['WebKitWebDriver'],
      package: 'webkit2gtk-driver',
    },
    {
      what: 'MiniBrowser',
      variable: 'MINIBROWSER_PATH',
      names: ['MiniBrowser'],
      patterns: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
      package: 'webkit2gtk-driver',
    },
    { what: 'Xvfb', variable: 'XVFB_PATH', names: ['Xvfb'], package: 'xvfb' },
  ],
}

/** Every browser that can play the stories. */
export const browserNames = Object.keys(needs)

/**
 * Returns the path of a program by name.
 *
 * @throws Error if it isn't installed; `installationAdvice` reports that in advance.
 */
export function pathOf(what) {
  const need = Object.values(needs)
    .flat()
    .find((each) => each.what === what)
  const path = find(need)
  if (!path) throw new Error(`${what} is not installed.`)
  return path
}

/** Returns what to install for these browsers, or undefined if nothing is missing. */
export function installationAdvice(browsers) {
  const missing = browsers.flatMap((name) => needs[name]).filter((need) => !find(need))
  if (missing.length === 0) return undefined
  const packages = [...new Set(missing.map((need) => need.package))]
  return [
    `Not found on this machine: ${missing.map(({ what }) => what).join(', ')}.`,
    'On Debian and Ubuntu, install what is missing with',
    `  apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`,
    `or name the programs: ${missing.map(({ variable }) => `${variable}=/path`).join(' ')} npm run test:browsers`,
  ].join('\n')
}

function find({ variable, names, patterns = [] }) {
  const named = process.env[variable]
  if (named) return existsSync(named) ? named : undefined
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
  return onPath ?? patterns.flatMap((pattern) => globSync(pattern))[0]
}
