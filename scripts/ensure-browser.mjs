/** Starts the browser of the tests once; where none starts, fetches one, or says what to do. */
import { execFileSync, execSync } from 'node:child_process'
import { chromium } from 'playwright'
import { launchOptions } from './browser.mjs'

const remedies = [
  () => execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }),
  () => execSync('apt-get update && apt-get install -y --no-install-recommends chromium', { stdio: 'inherit' }),
]

if (!(await starts())) {
  const cured = await firstCure()
  if (!cured) {
    console.error('No Chromium could be started. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test')
    process.exit(1)
  }
}

async function firstCure() {
  for (const remedy of remedies) {
    try {
      remedy()
    } catch {
      continue
    }
    if (await starts()) return true
  }
  return false
}

async function starts() {
  try {
    const browser = await chromium.launch({ ...launchOptions(), timeout: 30_000 })
    await browser.close()
    return true
  } catch (error) {
    console.warn(`The browser did not start: ${String(error).split('\n')[0]}`)
    return false
  }
}
