import '@memberkit/tokens/styles.css'
import { createPlatform, fetchOf } from '@memberkit/fixtures/invoices'
import { openPlatform } from '@memberkit/fixtures/open'
import { MemberkitProvider } from '@memberkit/foundation'
import type { RouterAdapter } from '@memberkit/foundation/links'
import { type DictionaryList, useMessages } from '@memberkit/foundation/messages'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { InvoiceList } from '@memberkit/invoices'
import { enUS as invoicesEnUS } from '@memberkit/invoices/messages/en-US'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { createPlatformClient, type PlatformClient, send } from '@memberkit/platform'
import { themeAttributes } from '@memberkit/tokens'
import { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import snippets, { type GuideSnippet } from 'virtual:snippets'

/** Runs each block of code in the guides that is no quotation, as a reader who copied it would. */
const runs: Record<string, (snippet: GuideSnippet) => Promise<void>> = {
  async 'embed.md#3-put-the-provider-around-your-kits'({ load }) {
    const { session, securityHeader, fetch, calls } = mockPlatform('https://dev-{service}.localhost')
    vi.stubGlobal('fetch', fetch)
    vi.stubGlobal('session', session)
    sessionStorage.setItem('token', String(securityHeader.value))
    const { Billing } = await load!()
    await show(Billing)
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    expect(calls.entries.map(({ status }) => status)).toEqual([200])
  },

  async 'embed.md#brands-schemes-densities'({ code }) {
    const { documentElement } = new DOMParser().parseFromString(code, 'text/html')
    const written = Object.fromEntries([...documentElement.attributes].map(({ name, value }) => [name, value]))
    expect(written).toEqual(themeAttributes({ brand: 'partner', scheme: 'auto', density: 'comfortable' }))
  },

  async 'embed.md#brands-schemes-densities-2'({ code }) {
    const box = document.body.appendChild(document.createElement('div'))
    box.dataset.mkBrand = 'partner'
    const names = code.match(/--mk-[\w-]+/g) ?? []
    const before = names.map((name) => custom(box, name))
    expect(before).not.toContain('')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(code)
    document.adoptedStyleSheets = [sheet]
    names.forEach((name, index) => expect([name, custom(box, name)]).not.toEqual([name, before[index]]))
    document.adoptedStyleSheets = []
    box.remove()
  },

  async 'embed.md#languages'({ load }) {
    const { messages } = await load!()
    const Title = () => <p>{useMessages({ namespace: 'invoices' } as never)('title' as never)}</p>
    await show(() => <Title />, { messages: messages as DictionaryList })
    await expect.element(page.getByText('Bills')).toBeVisible()
  },

  async 'embed.md#languages-2'({ load }) {
    const { overrides } = await load!()
    const Title = () => <p>{useMessages({ namespace: 'invoices' } as never)('title' as never)}</p>
    await show(() => <Title />, { messages: [enUS, invoicesEnUS, overrides] as DictionaryList })
    await expect.element(page.getByText('Bills')).toBeVisible()
  },

  async 'embed.md#the-address'({ load }) {
    const navigate = vi.fn()
    const leave = vi.fn()
    vi.stubGlobal('yours', { navigate, subscribe: () => leave })
    const { router } = (await load!()) as { router: RouterAdapter }
    expect(router.current()).toBe(location.pathname + location.search)
    router.go('/billing?invoice=in_7', { replace: true })
    expect(navigate).toHaveBeenCalledWith('/billing?invoice=in_7', { replace: true })
    expect(router.subscribe(() => {})).toBe(leave)
    expect([router.linkTo?.('subscription', '7'), router.linkTo?.('case', '7')]).toEqual(['/plans/7', undefined])
    expect([router.owns?.('/home'), router.owns?.('/bank/cards')]).toEqual([true, false])
  },

  async 'embed.md#events'({ load }) {
    const { subject } = mockPlatform()
    const log = vi.spyOn(console, 'log').mockReturnValue()
    const { Billing, tellAnalytics } = await load!()
    const Kit = Billing as ComponentType<{ identityId: string }>
    await show(() => <Kit identityId={subject.identityId} />, { onEvent: tellAnalytics as never })
    await page.getByRole('button', { name: 'Pay', exact: true }).first().click()
    await page.getByRole('button', { name: 'Review payment' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay \$/ })
      .click()
    await expect.poll(() => log.mock.calls.flat()).toContain('invoices.invoice.paid')
    expect(log.mock.calls).toContainEqual(['inv-2003'])
    expect(log.mock.calls).toContainEqual(['invoices', 'invoices.invoice.paid', expect.anything()])
  },

  async 'embed.md#content-security-policy'({ code }) {
    const directives = Object.fromEntries(
      code
        .split(';')
        .map((one) => one.trim().split(/\s+/))
        .map(([name, ...sources]) => [name, sources.join(' ')]),
    )
    // The tested host lets the kit call the mock platform, and its own server for its configuration.
    expect(directives).toMatchObject(strictPolicy)
    expect(directives['connect-src']).toBe('https://*.your-services.example')
    expect(Object.keys(directives)).toHaveLength(6)
  },

  async 'embed.md#server-rendering'({ load }) {
    const { client, subject, calls } = mockPlatform()
    const { prefetched } = (await load!()) as {
      prefetched: (client: PlatformClient, identityId: string) => Promise<{ state: { queries: unknown[] } }>
    }
    const { state } = await prefetched(client, subject.identityId)
    expect([state.queries.length, calls.entries.length]).toEqual([1, 1])
  },

  async 'embed.md#when-the-platforms-payloads-differ'({ load }) {
    const { client, subject } = mockPlatform()
    const method = { id: 'pm-9', displayName: 'Ada’s card', color: 'red' }
    vi.stubGlobal('options', { ...client, fetch: async () => Response.json(method) })
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { client: mapping } = (await load!()) as { client: PlatformClient }
    const answer = await send(mapping, listPaymentMethods, { identityId: subject.identityId })
    expect(answer.ok && answer.data).toMatchObject({ name: 'Ada’s card' })
    await expect.poll(() => warn.mock.calls.flat()).toContain('Differs from the contract')
  },

  async 'hosts.md#a-router-with-hooks'({ load }) {
    const navigate = vi.fn()
    vi.stubGlobal('useYourAddress', () => '/billing?invoice=in_7')
    vi.stubGlobal('useYourNavigate', () => navigate)
    const { useYourAdapter } = (await load!()) as { useYourAdapter: () => RouterAdapter }
    const Host = () => {
      const adapter = useYourAdapter()
      return <button onClick={() => adapter.go('/billing')}>{adapter.current()}</button>
    }
    await render(<Host />)
    await page.getByRole('button', { name: '/billing?invoice=in_7' }).click()
    expect(navigate).toHaveBeenCalledWith('/billing', { replace: false })
  },

  async 'hosts.md#shadow-root'({ load }) {
    const { showBilling } = (await load!()) as { showBilling: (host: HTMLElement) => void }
    stubBilling()
    const host = document.body.appendChild(document.createElement('div'))
    host.dataset.mkDensity = 'compact'
    vi.stubGlobal('sheets', [URL.createObjectURL(new Blob([sheetsOfPage()], { type: 'text/css' }))])
    showBilling(host)
    await page.getByRole('button', { name: 'Pay', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('button', { name: 'Review payment' })).toBeVisible()
    const cell = host.shadowRoot!.querySelector('td')!
    expect(getComputedStyle(cell).paddingBlockStart).toBe('14px')
    expect(getComputedStyle(dialog.element()).paddingBlockStart).toBe('0px')
    host.remove()
  },

  async 'hosts.md#modals'({ load }) {
    const { BillingInModal } = await load!()
    stubBilling()
    await show(BillingInModal)
    await page.getByRole('button', { name: 'Show billing' }).click()
    const modal = page.getByRole('dialog', { name: 'Billing', exact: true })
    for (const [opener, layer] of [
      ['Pay', page.getByRole('dialog', { name: /^Pay invoice/ })],
      ['Export', page.getByRole('menu')],
    ] as const) {
      await modal.getByRole('button', { name: opener, exact: true }).first().click()
      await expect.element(layer).toBeVisible()
      const box = layer.element().getBoundingClientRect()
      const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      expect(layer.element().contains(onTop)).toBe(true)
      await userEvent.keyboard('{Escape}')
      await expect.element(layer).not.toBeInTheDocument()
      await expect.element(modal).toBeVisible()
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(modal).not.toBeInTheDocument()
  },

  async 'sectioned-save.md#describe-the-sections'({ load }) {
    type Made = { operation: { action: string }; input: unknown }
    type Table = Record<string, { calls(draft: object, base: object): Made[] }>
    const { sectionsOf } = (await load!()) as { sectionsOf: (branchId: string) => Table }
    const [old, kept, added] = ['old', 'kept', 'new'].map((address) => ({ type: 'PRIMARY', address }))
    const made = sectionsOf('branch-7').emails!.calls({ emails: [kept, added] }, { emails: [old, kept] })
    expect(made.map(({ operation, input }) => [operation.action, input])).toEqual([
      ['addEmail', { branchId: 'branch-7', body: added }],
      ['removeEmail', { branchId: 'branch-7', body: old }],
    ])
  },

  async 'sectioned-save.md#draw-the-form'({ load }) {
    const { BranchEditor } = await load!()
    const platform = await openPlatform({ scenario: 'platform/standard', realm: 'Internal' })
    const { session, securityHeader, hostOf: hosts } = platform
    const client = createPlatformClient({ hosts, realm: 'Internal', session, securityHeader, fetch: fetchOf(platform) })
    const Editor = BranchEditor as ComponentType<{ branch: unknown }>
    const branch = platform.store.branches.branches.get('branch-1')
    await render(
      <MemberkitProvider {...{ client }} queryClient={new QueryClient()} locale="en-US" messages={[enUS]}>
        <Editor branch={branch} />
      </MemberkitProvider>,
    )
    await userEvent.fill(page.getByRole('textbox', { name: 'Name of the branch' }), 'Example')
    await page.getByRole('button', { name: 'Review and save' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect.element(page.getByText('All changes saved')).toBeVisible()
    expect(platform.store.branches.branches.get('branch-1')?.name).toBe('Example')
  },

  async 'sectioned-save.md#leaving'({ load }) {
    const navigate = vi.fn()
    const useBlocker = vi.fn(() => ({ state: 'unblocked' }))
    vi.stubGlobal('useLocation', () => ({ pathname: '/branches/7', search: '', hash: '' }))
    vi.stubGlobal('useNavigate', () => navigate)
    vi.stubGlobal('useBlocker', useBlocker)
    const { useRouter } = (await load!()) as { useRouter: () => RouterAdapter }
    const Host = () => {
      const router = useRouter()
      return <button onClick={() => router.go('/branches')}>{router.current()}</button>
    }
    await render(<Host />)
    await page.getByRole('button', { name: '/branches/7' }).click()
    expect(navigate).toHaveBeenCalledWith('/branches', expect.anything())
    expect(useBlocker).toHaveBeenCalled()
  },
}

/** What `scripts/hosts/site-server.mjs` serves every page of the tested host with, but for `connect-src`. */
const strictPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data:",
}

/** Other tests run these: `scripts/snippets/snippets.test.ts` those of a shell and those that quote a tested host. */
const isRunHere = ({ language, file }: GuideSnippet) => language !== 'sh' && !file

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('every code block in the guides has a test, and every test a block', () => {
  expect(Object.keys(runs).toSorted()).toEqual(
    snippets
      .filter(isRunHere)
      .map(({ id }) => id)
      .toSorted(),
  )
})

describe('code in the guides runs', () => {
  test.each(Object.entries(runs))('%s', (id, run) => run(snippet(id)))
})

function snippet(id: string): GuideSnippet {
  const found = snippets.find((one) => one.id === id)
  if (!found) throw new Error(`There is no block ${id}`)
  return found
}

function mockPlatform(template?: string) {
  const hostOf = template ? (service: string) => template.replace('{service}', service) : undefined
  const platform = createPlatform({ scenario: 'invoices/pay-approved', ...(hostOf && { hostOf }) })
  const { hostOf: hosts, session, securityHeader } = platform
  const fetch = fetchOf(platform)
  const client = createPlatformClient({ hosts, realm: session.subType, session, securityHeader, fetch })
  return { ...platform, fetch, client }
}

/** The provider and the kit, which a block says it has: over the mock platform. */
function stubBilling() {
  const { client, subject } = mockPlatform()
  vi.stubGlobal('Billing', () => (
    <MemberkitProvider client={client} queryClient={new QueryClient()} locale="en-US" messages={[enUS, invoicesEnUS]}>
      <InvoiceList identityId={subject.identityId} />
    </MemberkitProvider>
  ))
}

const sheetsOfPage = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n')

const custom = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim()

/** Shows a component, under a provider where it brings none of its own. */
async function show(Component: unknown, settings?: { messages?: DictionaryList; onEvent?: () => void }) {
  const Shown = Component as ComponentType
  if (!settings) return render(<Shown />)
  const { client } = mockPlatform()
  const queryClient = new QueryClient()
  const around = (children: ReactNode) => (
    <MemberkitProvider
      {...{ client, queryClient }}
      locale="en-US"
      timeZone="UTC"
      messages={[enUS, invoicesEnUS]}
      {...settings}
    >
      {children}
    </MemberkitProvider>
  )
  return render(around(<Shown />))
}
