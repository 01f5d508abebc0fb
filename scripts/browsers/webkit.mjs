import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathOf } from './needs.mjs'
import { seleniumPage } from './selenium-page.mjs'
import { virtualDisplay } from './virtual-display.mjs'

/** The pointer rests in the middle of the display. */
const pointer = { x: 1200, y: 1000 }

/** The window's position: its title bar is below the pointer, which focuses it without being over the page. */
const corner = { x: pointer.x - 300, y: pointer.y - 10 }

/** Opens a page in WebKitGTK's MiniBrowser, on a virtual display. */
export async function openWebKit() {
  const home = mkdtempSync(join(tmpdir(), 'memberkit-webkit-'))
  const closings = [() => rmSync(home, { recursive: true, force: true })]
  const close = async () => {
    for (const closing of closings.toReversed()) await closing()
  }
  try {
    const display = await virtualDisplay({ width: 2 * pointer.x, height: 2 * pointer.y })
    closings.push(display.close)
    const driver = await startDriver({ home, display: display.name })
    closings.push(driver.close)
    const page = await seleniumPage({ server: driver.url, binary: pathOf('MiniBrowser'), corner })
    closings.push(page.close)
    return { ...page, close }
  } catch (problem) {
    await close()
    throw problem
  }
}

async function startDriver({ home, display }) {
  const port = await freePort()
  const driver = spawn(pathOf('WebKitWebDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    // MiniBrowser inherits it. Without a language, it sorts text by code points.
    env: { ...process.env, DISPLAY: display, TZ: 'UTC', LC_ALL: 'en_US.UTF-8', XDG_CONFIG_HOME: settingsIn(home) },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await answering(`${url}/status`)
  return { url, close: () => driver.kill() }
}

/** Returns GTK settings with reduced motion, as in the other story tests. */
function settingsIn(home) {
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return home
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

async function answering(url) {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nothing answers at ${url}.`)
}
