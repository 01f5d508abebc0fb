import assert from 'node:assert/strict'

/**
 * A page that records violations of the security policy, errors, warnings, and style elements added at run time. Its time
 * is fixed at `now`, or begins there and can be moved on (`isTimeMovable`).
 */
export async function watchedPage(context, { now, isTimeMovable = false } = {}) {
  const page = await context.newPage()
  if (now && isTimeMovable) await page.clock.install({ time: now })
  else if (now) await page.clock.setFixedTime(now)
  const complaints = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // The browser also logs refused requests, which aren't errors.
    const isRefusal = message.text().startsWith('Failed to load resource')
    // Said of a slow machine: what a framework has preloaded was needed some seconds later.
    const isLateUse = message.text().includes('was preloaded using link preload but not used within a few seconds')
    if (['error', 'warning'].includes(message.type()) && !isRefusal && !isLateUse) {
      complaints.push(`${message.type()}: ${message.text()}`)
    }
  })
  await page.exposeFunction('complain', (complaint) => void complaints.push(complaint))
  await page.addInitScript(watch)
  return {
    page,
    /** @throws AssertionError with everything recorded since it was last called */
    async expectNoComplaint() {
      // What a window has shown can't be read once it is closed; what it complained of can.
      const styles = page.isClosed() ? 0 : await page.evaluate(() => document.querySelectorAll('style').length)
      assert.deepEqual([...complaints.splice(0), ...(styles ? [`${styles} style elements`] : [])], [])
    },
  }
}

function watch() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    globalThis.complain(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  )
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLStyleElement) globalThis.complain(`style element: ${node.textContent.slice(0, 80)}`)
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
