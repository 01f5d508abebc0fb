import { after, before, describe } from 'node:test'
import { chromium } from 'playwright'
import { launchOptions } from '../browser.mjs'
import { startMockPlatform } from './mock-platform.mjs'
import { watchedPage } from './watched-page.mjs'

/** The installed and built copies of the sites: `[{ source: 'partner-site', name: 'React 19', folder }]`. */
const hosts = JSON.parse(process.env.MEMBERKIT_HOSTS ?? '[]')

/** The copies of a site. */
export const copiesOf = (source) => hosts.filter((host) => host.source === source)

/**
 * Runs the same tests in a browser against each copy of a site. `start({ folder, platform })` serves the site, and
 * returns the page's fixed time, if any (`now`). `visit(scenario, address, work)` begins a scenario, opens the page,
 * and asserts afterwards that it logged nothing; `latency` is the platform's delay per call, `cookies` are the visitor's
 * from the start, `scripts` are the requested script files, and `openTab(address)` opens another tab of the same visitor.
 * `expectNoComplaint()` asserts that nothing was logged so far.
 */
export function describeHosts(title, { source, start }, tests) {
  for (const { name, folder } of copiesOf(source)) {
    describe(`${title}, ${name}`, () => {
      const running = {}

      before(async () => {
        running.mockPlatform = await startMockPlatform(folder)
        running.site = await start({ folder, platform: running.mockPlatform.url })
        running.browser = await chromium.launch(launchOptions())
      })

      after(async () => {
        await running.browser?.close()
        await running.site?.close()
        await running.mockPlatform?.close()
      })

      const visit = async (scenario, address, work, { latency, isTimeMovable, cookies = [] } = {}) => {
        const { browser, site, mockPlatform } = running
        await mockPlatform.begin(scenario)
        if (latency) await mockPlatform.slow(latency)
        const context = await browser.newContext({ viewport: { width: 1200, height: 900 } })
        try {
          // No test depends on the machine's speed: only a failing one takes this long.
          context.setDefaultTimeout(60_000)
          await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
          const watched = []
          const openTab = async (address) => {
            watched.push(await watchedPage(context, { now: site.now, isTimeMovable }))
            const { page } = watched.at(-1)
            if (address) await page.goto(site.url + address)
            return page
          }
          const page = await openTab()
          const scripts = new Set()
          page.on('request', (request) => {
            if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
          })
          await page.goto(site.url + address)
          const expectNoComplaint = async () => {
            for (const one of watched) await one.expectNoComplaint()
          }
          await work(page, { mockPlatform, context, site, scripts, openTab, expectNoComplaint })
          await expectNoComplaint()
        } catch (cause) {
          throw new Error(`${cause.message}\n${await shownIn(context)}`, { cause })
        } finally {
          await context.close()
        }
      }
      tests(visit)
    })
  }
}

/** What the pages show, of which the innermost dialog matters most. */
export async function shownIn(context) {
  const texts = context.pages().map((page) =>
    page
      .evaluate(() => [...document.querySelectorAll('body, dialog[open]')].at(-1).innerText)
      .then((text) => `${page.url()} shows:\n${text.slice(0, 2_000)}`)
      .catch(({ message }) => message),
  )
  return (await Promise.all(texts)).join('\n')
}
