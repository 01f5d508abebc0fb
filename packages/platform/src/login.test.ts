import { describe, expect, it } from 'vitest'
import { crossRealmLoginUrl, type LoginService, loginUrl, logoutUrl, type Page, signUpUrl } from './login.ts'

const service: LoginService = {
  login: 'https://login.example.com/login',
  signUp: 'https://login.example.com/sign-up',
  logout: 'https://login.example.com/logout',
}
const page: Page = { hostname: 'members.example.com', pathname: '/billing', search: '?invoice=1&flow=pay', port: '' }
const carried = (url: string | undefined) => Object.fromEntries(new URL(url!).searchParams)

describe('commerce 2: "a separate login service with three targets: login page, sign-up page and logout page"', () => {
  it.each([
    [loginUrl, 'https://login.example.com/login'],
    [signUpUrl, 'https://login.example.com/sign-up'],
    [logoutUrl, 'https://login.example.com/logout'],
  ])('%o goes to %s', (urlOf, target) => {
    const url = new URL(urlOf(service, page))
    expect(url.origin + url.pathname).toBe(target)
    expect(carried(url.href)).toEqual({ app: 'members', returnPath: '/billing?invoice=1&flow=pay' })
  })
})

describe('commerce 2: "Each carries the calling app name"', () => {
  it('which defaults to the page’s and can be set by the host', () => {
    expect(carried(loginUrl(service, page, 'billing')).app).toBe('billing')
  })
})

describe('commerce 2: "the current path plus query string (URL-encoded) as the return path"', () => {
  it('is encoded once, as a whole', () => {
    expect(loginUrl(service, page)).toBe(
      'https://login.example.com/login?app=members&returnPath=%2Fbilling%3Finvoice%3D1%26flow%3Dpay',
    )
  })

  it('keeps existing encoding, so that the return path is the same address', () => {
    const search = '?name=Ren%C3%A9e%20%26%20co'
    expect(carried(loginUrl(service, { ...page, search })).returnPath).toBe(`/billing${search}`)
  })

  it('cannot inject parameters', () => {
    const url = loginUrl(service, { ...page, pathname: '/a&realm=Internal', search: '' })
    expect(carried(url)).toEqual({ app: 'members', returnPath: '/a&realm=Internal' })
  })
})

describe('commerce 2: "a port, which is left out when empty or 443"', () => {
  it.each([
    ['', undefined],
    ['443', undefined],
    ['3000', '3000'],
    ['80', '80'],
  ])('port %j is carried as %j', (port, expected) => {
    expect(carried(loginUrl(service, { ...page, port })).port).toBe(expected)
  })
})

describe('commerce 2: "the login address of the matching realm ... and the name of the login realm"', () => {
  const services = { User: service, Internal: { ...service, login: 'https://desk.example.org/login' } }

  it('sends an internal user on a member page to the internal login', () => {
    const url = crossRealmLoginUrl(services, { subType: 'Internal' }, 'User', { ...page, port: '3000' })
    expect(url).toMatch(/^https:\/\/desk\.example\.org\/login\?/)
    expect(carried(url)).toEqual({
      app: 'members',
      port: '3000',
      returnPath: '/billing?invoice=1&flow=pay',
      realm: 'Internal',
    })
  })

  it('is undefined when "the signed-in user\'s sub-type" matches "the current realm"', () => {
    expect(crossRealmLoginUrl(services, { subType: 'User' }, 'User', page)).toBeUndefined()
  })

  it('is undefined for machines and for a realm without a login service', () => {
    expect(crossRealmLoginUrl(services, { subType: 'Machine' }, 'User', page)).toBeUndefined()
    expect(crossRealmLoginUrl(services, { subType: 'Partner' }, 'User', page)).toBeUndefined()
  })
})

describe('login services may have', () => {
  it('their own parameter names', () => {
    const parameters = { app: 'client', returnPath: 'redirect' }
    expect(carried(loginUrl({ ...service, parameters }, page))).toEqual({
      client: 'members',
      redirect: '/billing?invoice=1&flow=pay',
    })
  })

  it('their own query', () => {
    const login = 'https://login.example.com/?brand=legal'
    expect(carried(loginUrl({ ...service, login }, page))).toMatchObject({ brand: 'legal', app: 'members' })
  })
})
