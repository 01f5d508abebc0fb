import type { Realm } from '@memberkit/contract'
import { defaultAppName } from './permissions.ts'
import type { Session } from './session.ts'

/** The values sent to the login service. The specification doesn't show their parameter names: these are ours. */
export interface LoginParameters {
  app: string
  returnPath: string
  port: string
  realm: string
}

/** The separate login service: "three targets: login page, sign-up page and logout page" (commerce 2). */
export interface LoginService {
  login: string
  signUp: string
  logout: string
  /** Parameter names of the service, if they differ from `app`, `returnPath`, `port`, `realm`. */
  parameters?: Partial<LoginParameters>
}

/** The page to return to, such as `location`. */
export interface Page {
  hostname: string
  pathname: string
  /** The query string with its question mark, or `''`. */
  search: string
  port: string
}

/** The realms that people sign in to (commerce 2: "user, internal, partner, group admin"). */
export type LoginRealm = Exclude<Realm, 'Machine'>

/**
 * Returns the sign-in URL. "Each carries the calling app name, the current path plus query string (URL-encoded) as the
 * return path, and a port, which is left out when empty or 443" (commerce 2: Login redirect).
 *
 * @example
 * location.assign(loginUrl(service, location))
 */
export function loginUrl(service: LoginService, page: Page, appName?: string): string {
  return address(service.login, service, page, appName)
}

/** Returns the sign-up URL, with the same parameters as {@link loginUrl}. */
export function signUpUrl(service: LoginService, page: Page, appName?: string): string {
  return address(service.signUp, service, page, appName)
}

/** Returns the sign-out URL, with the same parameters as {@link loginUrl}. */
export function logoutUrl(service: LoginService, page: Page, appName?: string): string {
  return address(service.logout, service, page, appName)
}

/**
 * Returns the URL to sign in again if the session's realm differs from the page's: "the login address of the matching
 * realm. It sends app name, port, return path and the name of the login realm" (commerce 2: Re-login). The matching
 * realm is the session's sub-type.
 *
 * @returns `undefined` if session and page match, or if the session's realm has no login service
 */
export function crossRealmLoginUrl(
  services: Partial<Record<LoginRealm, LoginService>>,
  session: Pick<Session, 'subType'>,
  realm: Realm,
  page: Page,
  appName?: string,
): string | undefined {
  const { subType } = session
  if (subType === realm || subType === 'Machine') return undefined
  const service = services[subType]
  return service && address(service.login, service, page, appName, subType)
}

function address(
  target: string,
  { parameters }: LoginService,
  page: Page,
  appName = defaultAppName(page.hostname),
  realm?: LoginRealm,
): string {
  const names: LoginParameters = { app: 'app', returnPath: 'returnPath', port: 'port', realm: 'realm', ...parameters }
  const carried: Partial<Record<string, string>> = {
    [names.app]: appName,
    [names.returnPath]: page.pathname + page.search,
    [names.port]: page.port === '443' ? undefined : page.port || undefined,
    [names.realm]: realm,
  }
  const query = Object.entries(carried).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return `${target}${target.includes('?') ? '&' : '?'}${query.join('&')}`
}
