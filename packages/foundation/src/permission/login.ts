'use client'
import { crossRealmLoginUrl, type LoginRealm, type LoginService, loginUrl } from '@memberkit/platform'
import { useMemberkit } from '../provider/context.ts'
import { useLocation } from './useLocation.ts'

/** The host's login services by realm. */
export type LoginServices = Partial<Record<LoginRealm, LoginService>>

/**
 * Returns the sign-in URL that returns to this page; `undefined` without a login service, and until the page's address
 * is known.
 */
export function useLoginUrl(): string | undefined {
  const { login, realm, appName } = useMemberkit()
  const page = useLocation()
  const service = realm === 'Machine' ? undefined : login?.[realm]
  return service && page && loginUrl(service, page, appName)
}

/** Returns the sign-in URL for the session's realm, if the page belongs to another one. */
export function useReloginUrl(): string | undefined {
  const { login = {}, realm, session, appName } = useMemberkit()
  const page = useLocation()
  return session && page && crossRealmLoginUrl(login, session, realm, page, appName)
}
