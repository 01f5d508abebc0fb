'use client'
import { crossRealmLoginUrl, type LoginRealm, type LoginService, loginUrl } from '@memberkit/platform'
import { useMemberkit } from '../provider/context.ts'

/** The login services a host has, by the realm of those who sign in there. */
export type LoginServices = Partial<Record<LoginRealm, LoginService>>

/** Where to sign in and come back here; `undefined` where the host names no login service, and on a server. */
export function useLoginUrl(): string | undefined {
  const { login, realm, appName } = useMemberkit()
  const service = realm === 'Machine' ? undefined : login?.[realm]
  return service && typeof location !== 'undefined' ? loginUrl(service, location, appName) : undefined
}

/** Where to sign in with the realm the session belongs to, when the page belongs to another one. */
export function useReloginUrl(): string | undefined {
  const { login = {}, realm, session, appName } = useMemberkit()
  return session && typeof location !== 'undefined'
    ? crossRealmLoginUrl(login, session, realm, location, appName)
    : undefined
}
