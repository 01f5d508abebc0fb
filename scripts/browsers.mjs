/**
 * Plays every story in Firefox and WebKitGTK, and drives with real keys and clicks what has keys of its own:
 * `npm run test:browsers -- [--only firefox|webkit|chromium] [--story <part of an id>] [--stories] [--keys]
 * [--shard 1/4] [--storybook <folder of a built one>] [--verbose]`. See docs/browsers.md.
 */
import { parseArgs } from 'node:util'
import { openChromium } from './browsers/chromium.mjs'
import { driveKeys } from './browsers/drive-keys.mjs'
import { openFirefox } from './browsers/firefox.mjs'
import { scripts } from './browsers/keys/index.mjs'
import { browserNames, installationAdvice } from './browsers/needs.mjs'
import { playStories } from './browsers/play-stories.mjs'
import { reporter } from './browsers/report.mjs'
import { serveStorybook } from './browsers/storybook.mjs'
import { openWebKit } from './browsers/webkit.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: ['firefox', 'webkit'] },
    story: { type: 'string', multiple: true, default: [''] },
    stories: { type: 'boolean', default: false },
    keys: { type: 'boolean', default: false },
    shard: { type: 'string', default: '1/1' },
    storybook: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})
const unknown = values.only.filter((name) => !browserNames.includes(name))
if (unknown.length > 0) stop(`There is no browser ${unknown.join(', ')}. The browsers are ${browserNames.join(', ')}.`)
const advice = installationAdvice(values.only)
if (advice) stop(advice)

const [shard, shards] = values.shard.split('/').map(Number)
const isInShard = (_, index) => index % shards === shard - 1
const isNamed = (id) => values.story.some((part) => id.includes(part))
const isEverything = values.keys === values.stories

const storybook = await serveStorybook(values.storybook)
const open = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit }
const results = []
for (const name of values.only) results.push({ name, ...(await run(name)) })
await storybook.close()
for (const { name, version, count } of results) {
  console.log(`${name} ${version}: ${count.passed} passed, ${count.failed} failed`)
}
process.exit(results.some(({ count }) => count.failed > 0 || count.passed === 0) ? 1 : 0)

async function run(name) {
  const page = await open[name]()
  const report = reporter({ isVerbose: values.verbose })
  const given = { page, url: storybook.url, report, browser: name }
  try {
    console.log(`${name} ${page.version}`)
    if (isEverything || values.stories) {
      await playStories({ ...given, stories: storybook.stories.filter(isNamed).filter(isInShard) })
    }
    if (isEverything || values.keys) {
      await driveKeys({ ...given, scripts: scripts.filter(({ story }) => isNamed(story)).filter(isInShard) })
    }
  } finally {
    await page.close()
  }
  return { version: page.version, count: report.count }
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
