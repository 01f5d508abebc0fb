import { describe, expect, it, vi } from 'vitest'
import { environmentOf, realmDomain, serviceHosts } from './index.ts'

describe('commerce 9: "environment comes from the host name (dev-, uat- or production prefixes)"', () => {
  it.each([
    ['dev-members.example.com', 'dev'],
    ['DEV-members.example.com', 'dev'],
    ['uat-members.example.com', 'uat'],
    ['members.example.com', 'production'],
    ['members.dev-example.com', 'production'],
    ['developers.example.com', 'production'],
    ['example.com', 'production'],
  ])('%s is %s', (hostname, environment) => {
    expect(environmentOf(hostname)).toBe(environment)
  })

  it.each(['localhost', 'members.localhost', '127.0.0.1', '[::1]'])('%s is never production', (hostname) => {
    expect(environmentOf(hostname)).toBe('dev')
  })
})

describe('commerce 7: "separate per-service hosts that depend on the environment"', () => {
  const template = 'https://{environment}{service}.example.com'

  it.each([
    ['dev-members.example.com', 'https://dev-invoices.example.com'],
    ['uat-members.example.com', 'https://uat-invoices.example.com'],
    ['members.example.com', 'https://invoices.example.com'],
  ])('on %s, invoices are at %s', (hostname, address) => {
    expect(serviceHosts({ template, hostname })('invoices')).toBe(address)
  })

  it('gives each service its own host', () => {
    const hosts = serviceHosts({ template, hostname: 'members.example.com' })
    expect([hosts('invoices'), hosts('payments')]).toEqual([
      'https://invoices.example.com',
      'https://payments.example.com',
    ])
  })

  it('defaults to the page’s hostname, read on the first call so that servers can import it', () => {
    const hosts = serviceHosts({ template })
    expect(() => hosts('invoices')).toThrow('Give it `hostname`')
    vi.stubGlobal('location', { hostname: 'uat-members.example.com' })
    expect(hosts('invoices')).toBe('https://uat-invoices.example.com')
    vi.unstubAllGlobals()
  })

  it('supports a prefix for production', () => {
    const hosts = serviceHosts({ template, hostname: 'members.example.com', productionPrefix: 'api-' })
    expect(hosts('invoices')).toBe('https://api-invoices.example.com')
  })

  it('supports one host for all services, by path', () => {
    const hosts = serviceHosts({ template: 'http://127.0.0.1:4010/{service}', hostname: '127.0.0.1' })
    expect(hosts('invoices')).toBe('http://127.0.0.1:4010/invoices')
  })
})

describe('commerce 9: "in the browser the realm domain is substituted"', () => {
  it.each([
    ['dev-members.example.com', 'example.com'],
    ['portal.partners.example.org', 'example.org'],
    ['localhost', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
  ])('the realm domain of %s is %s', (hostname, domain) => {
    expect(realmDomain(hostname)).toBe(domain)
  })

  it('fills the domain of the service’s address', () => {
    const template = 'https://{environment}{service}.{domain}'
    expect(serviceHosts({ template, hostname: 'uat-desk.example.org' })('payments')).toBe(
      'https://uat-payments.example.org',
    )
  })
})
