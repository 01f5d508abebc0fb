/**
 * Pictures of running stories, to look at while working: `npm run shot -- <story id> [--brand legal] [--scheme dark]
 * [--width 360] [--locale fr-CA] [--out file.png] [--press "button name"]`. Storybook must be running.
 */
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { pinnedLaunchOptions } from './browser.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    brand: { type: 'string', default: 'legal' },
    scheme: { type: 'string', default: 'light' },
    density: { type: 'string', default: 'comfortable' },
    locale: { type: 'string', default: 'en-US' },
    direction: { type: 'string', default: 'ltr' },
    width: { type: 'string', default: '1024' },
    out: { type: 'string', default: '' },
    press: { type: 'string', multiple: true, default: [] },
    origin: { type: 'string', default: 'http://127.0.0.1:6006' },
  },
})
const { brand, scheme, density, locale, direction, width, press, origin } = values
const browser = await chromium.launch(pinnedLaunchOptions())
const page = await browser.newPage({
  viewport: { width: Number(width), height: 768 },
  hasTouch: Number(width) <= 480,
  reducedMotion: 'reduce',
})
page.on(
  'console',
  (message) => ['error', 'warning'].includes(message.type()) && console.log(message.text().slice(0, 300)),
)
page.on('pageerror', (error) => console.log(`page error: ${error.message}`))
for (const id of positionals) {
  const globals = Object.entries({ brand, scheme, density, locale, direction }).map(
    ([name, value]) => `${name}:${value}`,
  )
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`)
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount, undefined, {
    timeout: 60_000,
  })
  await page.waitForTimeout(1200)
  for (const name of press) {
    await page.getByRole('button', { name }).first().click()
    await page.waitForTimeout(800)
  }
  const path = values.out || `${tmpdir()}/${id}-${brand}-${scheme}-${width}-${locale}.png`
  await page.screenshot({ path, fullPage: press.length === 0 })
  console.log(path)
}
await browser.close()
