import type { Realm } from '@memberkit/contract'
import type { MockPlatform } from '@memberkit/fixtures'
import { handlers } from '@memberkit/fixtures/browser'
import { fixedClock, openPlatform, tickingClock } from '@memberkit/fixtures/open'
import type { ScenarioName } from '@memberkit/fixtures/scenarios'
import { MemberkitProvider } from '@memberkit/foundation'
import { memoryRouter } from '@memberkit/foundation/links'
import { createPlatformClient } from '@memberkit/platform'
import type { Locale } from '@memberkit/platform/formats'
import type { Decorator } from '@storybook/react-vite'
import { QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { addons } from 'storybook/preview-api'
import { callsChannel, type ShownCall } from './calls.ts'
import { isTest, restoreClock, setClock } from './clock.ts'
import { messagesOf } from './messages.ts'
import { useShownLocale } from './shown-locale.ts'

/** Settings of the mock platform behind a story, in `parameters`. */
export interface PlatformParameters {
  scenario?: ScenarioName
  /** The kit's initial address, such as `/billing?invoice=inv-1&flow=pay`. */
  address?: string | ((platform: MockPlatform) => string)
  /** Changes the platform before the story renders: faults, concurrent changes, bank responses. */
  prepare?: (platform: MockPlatform) => void
}

declare global {
  interface Window {
    /** The current story, for screenshots and play functions. */
    __memberkitStory?: {
      id: string
      parameters: Record<string, unknown>
      globals: Record<string, unknown>
      platform?: MockPlatform
      /** By the page's clock. */
      begunAt: number
    }
  }
}

/** Returns the platform behind the current story. */
export function platformOf() {
  const platform = window.__memberkitStory?.platform
  if (!platform) throw new Error('This story names no scenario in its parameters.')
  return platform
}

type Globals = Record<string, string>

interface StoryContext {
  id: string
  parameters: Record<string, unknown>
  globals: Record<string, unknown>
  msw: { use: (...list: ReturnType<typeof handlers>) => void }
}

/** Gives each story a new platform at the scenario's moment. */
export async function startPlatform({ id, parameters, globals, msw }: StoryContext) {
  const { scenario, prepare } = parameters as PlatformParameters
  const { realm, network } = globals as Globals
  const story: NonNullable<Window['__memberkitStory']> = { id, parameters, globals, begunAt: performance.now() }
  window.__memberkitStory = story
  if (isTest) forgetOthers()
  if (!scenario) return undefined
  const platform = await openPlatform({
    scenario,
    realm: realm === 'story' ? undefined : (realm as Realm),
    clock: isTest ? fixedClock : tickingClock,
  })
  if (network === 'slow') platform.network.latency = 2000
  if (network === 'offline') platform.network.offline = true
  if (network === 'failing') platform.faults.add({ operation: '*', kind: 503 })
  prepare?.(platform)
  story.platform = platform
  // A docs page starts several stories, and another may have started meanwhile.
  window.__memberkitStory = story
  setClock(Date.parse(platform.clock.now()))
  msw.use(...handlers(platform))
  return () => {
    // A held request would keep its lock into the next story.
    platform.faults.clear()
    restoreClock()
  }
}

/** No test sees what an earlier one left on this device: visits, drafts, carts. */
function forgetOthers() {
  localStorage.clear()
  sessionStorage.clear()
}

/** Wraps the story in a provider over that platform, as a host would. */
export const withPlatform: Decorator = (Story, { id, parameters, globals }) => {
  const platform = window.__memberkitStory?.platform
  if (!(parameters as PlatformParameters).scenario || !platform) return <Story />
  const { locale, network } = globals as Globals
  return (
    <Host
      key={`${id} ${locale} ${network}`}
      platform={platform}
      locale={locale!}
      address={addressOf(parameters, platform)}
    >
      <Story />
    </Host>
  )
}

const loginOf = (realm: string) => ({
  login: `https://login.memberkit.test/${realm}/login`,
  signUp: `https://login.memberkit.test/${realm}/sign-up`,
  logout: `https://login.memberkit.test/${realm}/logout`,
})
const realms = ['User', 'Machine', 'Internal', 'Partner', 'GroupAdmin'] as const
const login = Object.fromEntries(realms.map((realm) => [realm, loginOf(realm.toLowerCase())]))

function addressOf({ address }: PlatformParameters, platform: MockPlatform) {
  return typeof address === 'function' ? address(platform) : address
}

interface HostProps {
  platform: MockPlatform
  locale: string
  address?: string
  children: React.ReactNode
}

function Host({ platform, locale: ofToolbar, address, children }: HostProps) {
  const locale = useShownLocale(ofToolbar)
  const settings = useMemo(() => {
    const client = createPlatformClient({
      hosts: platform.hostOf,
      realm: platform.session.subType,
      session: platform.session,
      securityHeader: platform.securityHeader,
    })
    const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 50 } } })
    return { client, queryClient, router: memoryRouter(address) }
  }, [platform, address])
  const messages = useMemo(() => messagesOf(locale), [locale])
  useEffect(() => tellCalls(platform), [platform])
  return (
    <MemberkitProvider
      {...settings}
      locale={(locale === 'pseudo' ? 'en-US' : locale) as Locale}
      timeZone="UTC"
      appName="portal"
      messages={messages}
      login={login}
    >
      {children}
    </MemberkitProvider>
  )
}

/** Sends the platform's requests to the Calls panel. */
function tellCalls(platform: MockPlatform) {
  const tell = () => addons.getChannel().emit(callsChannel, platform.calls.entries.map(shown))
  tell()
  return platform.calls.subscribe(tell)
}

function shown({ id, method, url, status, ms, body }: ShownCall): ShownCall {
  return { id, method, url, status, ms, body }
}
