import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'

let running: Promise<Awaited<ReturnType<typeof start>>> | undefined

// Called once per story of a docs page: a second worker would replace the first one's globals.
export const startMsw = () => (running ??= start())

async function start() {
  const worker = setupWorker(
    http.all('https://*.memberkit.test/*', ({ request }) => {
      console.error(
        `No service stands in for ${request.method} ${request.url}. Name a scenario in the story's parameters.`,
      )
      return HttpResponse.json({}, { status: 501 })
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Relative in a static build, so that a Storybook under a sub-path finds its worker.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  if (navigator.userAgent.includes('Firefox/')) forgoKeepalive()
  return worker
}

/** Firefox hands no request with `keepalive` to a service worker, so it would go to a host that doesn't exist. */
function forgoKeepalive() {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => fetch(input, { ...init, keepalive: false })
}
