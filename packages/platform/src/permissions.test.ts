import { afterEach, describe, expect, it, vi } from 'vitest'
import { can, defaultAppName, type Session } from './index.ts'

const session: Session = {
  identityId: '7',
  name: 'Ada Example',
  subType: 'Internal',
  authorization: { desk: ['INVOICE_REFUND'], 'eu.desk': ['INVOICE_VOID'] },
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('commerce 6: "an application name (by default the leading host segments before the last two)"', () => {
  it.each([
    ['desk.example.com', 'desk'],
    ['eu.desk.example.com', 'eu.desk'],
    ['dev-desk.example.com', 'dev-desk'],
    ['example.com', ''],
    ['localhost', ''],
  ])('%s has the application name %j', (hostname, appName) => {
    expect(defaultAppName(hostname)).toBe(appName)
  })

  it('is the default of a check without a name', () => {
    vi.stubGlobal('location', { hostname: 'desk.example.com' })
    expect([can(session, 'INVOICE_REFUND'), can(session, 'INVOICE_VOID')]).toEqual([true, false])
    vi.stubGlobal('location', { hostname: 'eu.desk.example.com' })
    expect([can(session, 'INVOICE_REFUND'), can(session, 'INVOICE_VOID')]).toEqual([false, true])
  })
})

describe('commerce 6: "passes only if that list contains the requested permission"', () => {
  it.each([
    ['INVOICE_REFUND', 'desk', true],
    ['INVOICE_VOID', 'desk', false],
    ['INVOICE_REFUND', 'other', false],
    ['INVOICE', 'desk', false],
    ['', 'desk', false],
  ])('%j in %s: %s', (permission, appName, passes) => {
    expect(can(session, permission, appName)).toBe(passes)
  })

  it('fails without a session, and without a page to name the application', () => {
    expect(can(undefined, 'INVOICE_REFUND', 'desk')).toBe(false)
    expect(can(session, 'INVOICE_REFUND')).toBe(false)
  })

  it.each(['constructor', '__proto__', 'toString'])(
    'an application named %s has no inherited permissions',
    (appName) => {
      expect(can(session, 'length', appName)).toBe(false)
    },
  )

  it('a string that contains the permission does not pass as a list', () => {
    const authorization = JSON.parse('{"desk":"INVOICE_REFUND_REQUEST"}') as Session['authorization']
    expect(can({ ...session, authorization }, 'INVOICE_REFUND', 'desk')).toBe(false)
  })
})
