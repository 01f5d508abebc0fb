import { after, before, describe } from 'node:test'
import { chromium } from 'playwright'
import { launchOptions } from '../browser.mjs'
import { startStandIn } from './stand-in.mjs'
import { watchedPage } from './watched-page.mjs'

/** The installed and built copies of sites: `[{ source: 'partner-site', name: 'React 19', folder }]`. */
const hosts = JSON.parse(process.env.MEMBERKIT_HOSTS ?? '[]')

/**
 * Runs the same tests against each copy of a site, in a browser. `start({ folder, platform })` serves the site, and says
 * at which moment the page is where that is fixed (`now`). `visit(scenario, address, work)` begins a scenario, opens the
 * page, and afterwards holds that nothing on it was amiss; `latency` is how long the platform takes for each call, and
 * `scripts` are the script files asked for so far.
 */
export function describeHosts(title, { source, start }, tests) {
  for (const { name, folder } of hosts.filter((host) => host.source === source)) {
    describe(`${title}, ${name}`, () => {
      const running = {}

      before(async () => {
        running.standIn = await startStandIn(folder)
        running.site = await start({ folder, platform: running.standIn.url })
        running.browser = await chromium.launch(launchOptions())
      })

      after(async () => {
        await running.browser?.close()
        await running.site?.close()
        await running.standIn?.close()
      })

      const visit = async (scenario, address, work, { latency } = {}) => {
        const { browser, site, standIn } = running
        await standIn.begin(scenario)
        if (latency) await standIn.slow(latency)
        const context = await browser.newContext({ viewport: { width: 1200, height: 900 } })
        try {
          const { page, expectNoComplaint } = await watchedPage(context, { now: site.now })
          // No test depends on how fast the machine is: only one that fails takes this long.
          page.setDefaultTimeout(60_000)
          const scripts = new Set()
          page.on('request', (request) => {
            if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url())
          })
          await page.goto(site.url + address)
          await work(page, { standIn, context, site, scripts })
          await expectNoComplaint()
        } finally {
          await context.close()
        }
      }
      tests(visit)
    })
  }
}
