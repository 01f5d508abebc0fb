import { interleaved, median } from './statistics.mjs'

/** Benchmarks the invoice list: time to data, number of requests, layout shifts and insertions. */
export async function kitFigures(setup) {
  const { rounds, server } = setup
  const { state } = server
  const shown = visitsOf(setup, { sheet: 'kit', kit: 'invoices', scenario: 'invoices/member-mixed-history' })
  state.latency = 50
  const times = await interleaved(
    { plain: () => shown(() => window.kitBench.plain()), kit: () => shown(() => window.kitBench.show()) },
    rounds,
  )
  const [plain, kit] = [times.plain, times.kit].map((visits) => median(visits.map(({ ms }) => ms)))
  const one = times.kit[0]
  const two = await shown(() => window.kitBench.show(2))
  const again = await shown(() => window.kitBench.showAgain())
  const prefetched = await shown(async () => {
    await window.kitBench.prefetch()
    return window.kitBench.show()
  })
  state.latency = 400
  const slow = await shown(() => window.kitBench.show())
  // A past-due banner can't be known in advance: it appears on top.
  const calm = await shown(() => window.kitBench.moved(), 'invoices/pay-approved')
  const deepest = Math.max(...[...times.kit, two].map(({ calls }) => depth(calls)))
  return [
    {
      figure: 'List of invoices, mount to data, to a plain fetch',
      measured: kit / plain,
      goal: 1.15,
      unit: 'x',
      isTiming: true,
      note: `${kit.toFixed(0)} ms, plain ${plain.toFixed(0)} ms`,
    },
    { figure: 'Requests one after another', measured: deepest, goal: 1 },
    { figure: 'Requests of one list', measured: one.calls.length, goal: 1 },
    { figure: 'Requests of two copies', measured: two.calls.length, goal: 1 },
    { figure: 'More requests when shown again while fresh', measured: again.calls.length - 1, goal: 0 },
    { figure: 'More requests when the host prefetched', measured: prefetched.calls.length - 1, goal: 0 },
    { figure: 'Skeletons shown over data that is there', measured: skeletons(again, prefetched), goal: 0 },
    { figure: 'Skeletons shown while waiting', measured: skeletons(slow), goal: 1, isLeast: true },
    { figure: 'Style elements or rules put in', measured: slow.inserted + two.inserted, goal: 0 },
    { figure: 'Layout shift from skeleton to content', measured: slow.shift + calm.shift, goal: 0, note: slow.shifted },
    { figure: 'The table moves as its skeleton turns into it', measured: calm.distance, goal: 0, unit: 'px' },
  ]
}

/** Benchmarks a member's subscriptions: time to data, number of requests, layout shift. */
export async function subscriptionFigures(setup) {
  const { rounds, server } = setup
  const shown = visitsOf(setup, {
    sheet: 'subscriptions',
    kit: 'subscriptions',
    scenario: 'subscriptions/active-member',
  })
  server.state.latency = 50
  const times = await interleaved(
    { plain: () => shown(() => window.kitBench.plain()), kit: () => shown(() => window.kitBench.show()) },
    rounds,
  )
  const [plain, kit] = [times.plain, times.kit].map((visits) => median(visits.map(({ ms }) => ms)))
  const [{ calls }] = times.kit
  const two = await shown(() => window.kitBench.show(2))
  server.state.latency = 400
  const slow = await shown(() => window.kitBench.show())
  return [
    {
      figure: 'List of subscriptions, mount to data, to a plain fetch',
      measured: kit / plain,
      goal: 1.15,
      unit: 'x',
      isTiming: true,
      note: `${kit.toFixed(0)} ms, plain ${plain.toFixed(0)} ms`,
    },
    { figure: 'Requests of subscriptions one after another', measured: depth(calls), goal: 1 },
    { figure: 'Requests of one list of subscriptions', measured: calls.length, goal: 3 },
    { figure: 'Requests of two lists of subscriptions', measured: two.calls.length, goal: 3 },
    { figure: 'Layout shift of subscriptions', measured: slow.shift, goal: 0, note: slow.shifted },
  ]
}

/** Returns a function that does some work on a new page of a kit, and reports what came of it. */
function visitsOf({ fresh, server: { state } }, { sheet, kit, scenario }) {
  return (work, other = scenario) =>
    fresh(sheet, async (page) => {
      state.scenario = other
      await page.evaluate(watch)
      await page.evaluate((name) => window.kitBench.prepare(name), kit)
      state.calls = []
      const result = await page.evaluate(work)
      // A follow-up request would be sent by now.
      await page.waitForTimeout(100)
      const seen = await page.evaluate(() => window.seen())
      return { ...result, ...seen, calls: state.calls }
    })
}

/** Returns the number of sequential rounds of requests. */
function depth(calls) {
  return calls.reduce((deepest, call) => {
    const answered = calls.filter(({ answeredAt }) => answeredAt < call.at)
    return Math.max(deepest, answered.length > 0 ? 2 : 1)
  }, 0)
}

function skeletons(...visits) {
  return visits.filter(({ hadSkeleton }) => hadSkeleton).length
}

/** Runs in the page. */
function watch() {
  let inserted = 0
  let shift = 0
  const shifted = []
  const nameOf = ({ node, previousRect, currentRect }) =>
    `${node?.nodeName} ${node?.className ?? ''} ${previousRect.top} to ${currentRect.top}, ${previousRect.height} to ${currentRect.height}`
  const shifts = (entries) => {
    for (const entry of entries) {
      shift += entry.value
      shifted.push(...entry.sources.map(nameOf))
    }
  }
  const observer = new PerformanceObserver((list) => shifts(list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) inserted += [...addedNodes].filter((node) => node.nodeName === 'STYLE').length
  }).observe(document, { childList: true, subtree: true })
  for (const method of ['insertRule', 'replace', 'replaceSync']) {
    const original = CSSStyleSheet.prototype[method]
    CSSStyleSheet.prototype[method] = function (...words) {
      inserted++
      return original.apply(this, words)
    }
  }
  window.seen = () => {
    shifts(observer.takeRecords())
    return { inserted, shift, shifted: shifted.join('; ') }
  }
}
