import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { RelativeTime } from '@memberkit/primitives/relative-time'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { KitBoundary, ResourceView, useMemberkit, useMessages, useResource } from '../index.ts'
import { defineMessages, lazyMessages, messageNamespace, overrideMessages } from '../messages/index.ts'
import { OtherQueryClient, OtherQueryClientProvider, ofOtherCopy } from '../testing/other-query.tsx'
import { stage } from '@memberkit/testing/stage'

function Seen({ onClient }: { onClient: (client: QueryClient) => void }) {
  onClient(useQueryClient())
  return null
}

test('uses the given query client, else the one in context, else creates one', async () => {
  const seen = vi.fn()
  const hosts = new QueryClient()
  const given = stage()
  await given.show(<Seen onClient={seen} />)
  expect(seen.mock.lastCall?.[0]).toBe(given.queryClient)

  const around = stage({ queryClient: undefined })
  const screen = await around.render(
    <QueryClientProvider client={hosts}>{around.around(<Seen onClient={seen} />)}</QueryClientProvider>,
  )
  expect(seen.mock.lastCall?.[0]).toBe(hosts)
  const next = new QueryClient()
  await screen.rerender(
    <QueryClientProvider client={next}>{around.around(<Seen onClient={seen} />)}</QueryClientProvider>,
  )
  expect(seen.mock.lastCall?.[0]).toBe(next)

  const own = stage({ queryClient: undefined })
  const alone = await own.show(<Seen onClient={seen} />)
  const made = seen.mock.lastCall?.[0]
  expect(made).toBeInstanceOf(QueryClient)
  expect(made).not.toBe(hosts)
  await alone.rerender(own.around(<Seen onClient={seen} />))
  expect(seen.mock.lastCall?.[0]).toBe(made)
})

test('prefetched data is in the first paint, without a request', async () => {
  const { platform, queryClient, client, show } = stage()
  const { connect, query } = await import('@memberkit/platform/query')
  connect(queryClient, client)
  const input = { identityId: platform.subject.identityId }
  await queryClient.prefetchQuery(query(listInvoices, input))
  const Count = () => {
    const resource = useResource(listInvoices, input)
    return <p>{resource.state === 'ready' ? `${resource.data.length} invoices` : resource.state}</p>
  }
  const html = renderToString(stage({ queryClient }).around(<Count />))
  expect(html).toMatch(/\d+ invoices/)
  await show(<Count />)
  expect(platform.calls.entries).toHaveLength(1)
})

test('relative times count by the platform’s clock, once it has told it', async () => {
  const { client, show } = stage()
  const twoHoursBehind = Date.now() - 2 * 60 * 60 * 1000
  client.serverTime.note(new Headers({ date: new Date(twoHoursBehind).toUTCString() }))
  await show(<RelativeTime instant={new Date(twoHoursBehind - 5.5 * 60 * 1000).toISOString()} />)
  await expect.element(page.getByRole('time')).toHaveTextContent('5 minutes ago')
})

test('a missing provider throws an error that says what to do', () => {
  const Lost = () => <>{useMemberkit().locale}</>
  expect(() => renderToString(<Lost />)).toThrow('Put one around')
})

const english = defineMessages('test', 'en-US', { pay: 'Pay {amount}' })
const messages = messageNamespace<typeof english>('test')
const Words = () => <p>{useMessages(messages)('pay', { amount: '$1' })}</p>

test('overrides of the host win, and lazy messages appear once loaded', async () => {
  const lazy = lazyMessages(messages, 'en-US', async () => english.messages)
  const override = overrideMessages(messages, 'en-US', { pay: 'Settle {amount}' })
  const { show } = stage({ messages: [lazy, override] })
  await show(<Words />)
  await expect.element(page.getByText('Settle $1')).toBeVisible()

  await stage({ messages: [lazy] }).show(<Words />)
  await expect.element(page.getByText('Pay $1')).toBeVisible()
})

test('the toast region loads with the first toast', async () => {
  const { show } = stage()
  const Notifier = () => {
    const { notify } = useMemberkit()
    return <button onClick={() => notify({ message: 'Copied', timeout: 'never' })}>copy</button>
  }
  await show(<Notifier />)
  expect(document.querySelector('[popover]')).toBeNull()
  await page.getByRole('button', { name: 'copy' }).click()
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toHaveTextContent('Copied')
})

test('server HTML has the kit’s language, no style element and no inline style', () => {
  const { around } = stage({ locale: 'fr-CA' })
  const html = renderToString(
    around(
      <KitBoundary kit="invoices">
        <ResourceView
          resource={{ state: 'failed', isOffline: false, reference: 'R', retry() {} }}
          noun="your invoices"
          skeleton={null}
        >
          {() => null}
        </ResourceView>
      </KitBoundary>,
    ),
  )
  expect(html).toContain('lang="fr-CA"')
  expect(html).not.toMatch(/<style|style=/)
})

describe('a second copy of TanStack Query', () => {
  // First: it warns once in a page.
  test('logs nothing when its client is given, which both copies then share', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const queryClient = ofOtherCopy(new QueryClient())
    expect(queryClient).not.toBeInstanceOf(QueryClient)
    await stage({ queryClient }).show(<p>Billing</p>)
    await expect.element(page.getByText('Billing')).toBeVisible()
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  test('logs one warning when its provider wraps the page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { around, render } = stage({ queryClient: undefined })
    const site = (
      <OtherQueryClientProvider client={new OtherQueryClient()}>
        <div>{around(<p>Billing</p>)}</div>
      </OtherQueryClientProvider>
    )
    const screen = await render(site)
    await expect.poll(() => warn.mock.calls).toEqual([[expect.stringContaining('two copies of @tanstack/react-query')]])
    await screen.unmount()
    await render(site)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})
