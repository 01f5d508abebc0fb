/**
 * Which Chromium the tests drive. Pictures always use the build pinned in package.json, because a
 * picture belongs to one renderer; every other test takes the first browser it finds.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const require = createRequire(import.meta.url)

const flags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
]

/** Whether this system can run the browser build of the screenshots. */
export const canRunPinned = process.platform === 'linux' && process.arch === 'x64'

/** Playwright launch options for the pinned build; on other systems, for any browser found. */
export function pinnedLaunchOptions() {
  if (!canRunPinned) return launchOptions()
  const folder = unpackPinned()
  return {
    executablePath: join(folder, 'chromium'),
    args: flags,
    // Only the build's own fonts: installed ones would change the screenshots.
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

/** Playwright launch options for the first browser of: CHROMIUM_PATH, the pinned build, the system, Playwright's own. */
export function launchOptions() {
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named, args: flags }
  if (canRunPinned) return pinnedLaunchOptions()
  const system = onPath(['chromium', 'chromium-browser', 'google-chrome'])
  return system ? { executablePath: system, args: flags } : { args: flags }
}

/** Draws as many frames as the processor can, instead of 60 a second: for tests that resize a page thousands of times. */
export const unpaced = (options) => ({
  ...options,
  args: [...options.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
})

function unpackPinned() {
  const home = dirname(dirname(require.resolve('@sparticuz/chromium')))
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const folder = join(root, 'node_modules', '.cache', `chromium-${version}`)
  if (existsSync(join(folder, 'chromium'))) return folder
  const draft = `${folder}.${process.pid}`
  mkdirSync(join(draft, 'lib'), { recursive: true })
  const unpack = (name) => brotliDecompressSync(readFileSync(join(home, 'bin', name)))
  writeFileSync(join(draft, 'chromium'), unpack('chromium.br'), { mode: 0o755 })
  for (const archive of ['al2023', 'fonts']) {
    const tar = join(draft, `${archive}.tar`)
    writeFileSync(tar, unpack(`${archive}.tar.br`))
    execFileSync('tar', ['-xf', tar, '-C', draft])
    rmSync(tar)
  }
  const directories = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir>`
  writeFileSync(join(draft, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${directories}</fontconfig>`)
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(':')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}
