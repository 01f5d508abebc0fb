/** Returns the base URL of a service, such as `https://dev-invoices.example.com`, optionally with a path prefix. */
export type ServiceHosts = (service: string) => string

export type Environment = 'dev' | 'uat' | 'production'

/**
 * Returns the environment of a host name: "environment comes from the host name (dev-, uat- or production prefixes)"
 * (commerce 9: Hosts). Without `dev-` or `uat-` it is production, except for `localhost` and loopback addresses, which
 * are `dev`: a local page must never reach production by default.
 */
export function environmentOf(hostname: string): Environment {
  if (/^dev-/i.test(hostname) || isLoopback(hostname)) return 'dev'
  return /^uat-/i.test(hostname) ? 'uat' : 'production'
}

/** Returns the realm domain of a host name: its last two segments. An IP address or a single name is its own domain. */
export function realmDomain(hostname: string): string {
  return /^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.')
}

export interface ServiceHostsOptions {
  /**
   * The URL of a service, with placeholders: `https://{environment}{service}.{domain}`. `{environment}` is `dev-`,
   * `uat-` or the production prefix, `{service}` the service's name, `{domain}` the realm domain.
   */
  template: string
  /**
   * The host name that determines environment and realm domain. Defaults to the page's, read on the first request. On a
   * server, pass the request's host name.
   */
  hostname?: string
  /** The value of `{environment}` in production. Defaults to none. */
  productionPrefix?: string
}

/**
 * Creates the URLs of all services from one template: "All calls go to separate per-service hosts that depend on the
 * environment" (commerce 7); "in the browser the realm domain is substituted" (commerce 9).
 *
 * @example
 * const hosts = serviceHosts({ template: 'https://{environment}{service}.{domain}' })
 * hosts('invoices') // 'https://dev-invoices.example.com' on dev-members.example.com
 */
export function serviceHosts({ template, hostname, productionPrefix = '' }: ServiceHostsOptions): ServiceHosts {
  return (service) => {
    const name = hostname ?? hostnameOfPage()
    const environment = environmentOf(name)
    return template
      .replaceAll('{environment}', environment === 'production' ? productionPrefix : `${environment}-`)
      .replaceAll('{domain}', realmDomain(name))
      .replaceAll('{service}', service)
  }
}

function hostnameOfPage(): string {
  if (typeof location === 'undefined') {
    throw new Error('serviceHosts: a server has no page. Give it `hostname`, the host name of the request.')
  }
  return location.hostname
}

function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127\.|^\[?::1\]?$/i.test(hostname)
}
