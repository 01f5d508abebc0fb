'use client'
import { crossRealmLoginUrl, type LoginRealm, type LoginService, loginUrl } from '@memberkit/platform'
import { useMemberkit } from '../provider/context.ts'
import { useLocation } from './useLocation.ts'

/** The login services a host has, by the realm of those who sign in there. */
export type LoginServices = Partial<Record<LoginRealm, LoginService>>

/** Where to sign in and come back here; `undefined` where the host names no login service, and until the page is known. */
export function useLoginUrl(): string | undefined {
  const { login, realm, appName } = useMemberkit()
  const page = useLocation()
  const service = realm === 'Machine' ? undefined : login?.[realm]
  return service && page && loginUrl(service, page, appName)
}

/** Where to sign in with the realm the session belongs to, when the page belongs to another one. */
export function useReloginUrl(): string | undefined {
  const { login = {}, realm, session, appName } = useMemberkit()
  const page = useLocation()
  return session && page && crossRealmLoginUrl(login, session, realm, page, appName)
}
