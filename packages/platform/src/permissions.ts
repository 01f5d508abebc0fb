import type { Session } from './session.ts'

/**
 * Returns the application name of a host name: "by default the leading host segments before the last two" (commerce 6).
 * `dev-members.example.com` gives `dev-members`; a name of up to two segments gives `''`.
 */
export function defaultAppName(hostname: string): string {
  return hostname.split('.').slice(0, -2).join('.')
}

/**
 * Whether the session has a permission: "reads the signed-in user's authorization payload, finds the permission list
 * for an application name and passes only if that list contains the requested permission" (commerce 6).
 *
 * Use it to decide what to show; the service decides what is allowed.
 *
 * @param appName defaults to the page's application; required on a server
 */
export function can(
  session: Session | undefined,
  permission: string,
  appName: string = defaultAppName(globalThis.location?.hostname ?? ''),
): boolean {
  // The payload is external data: a permission inside a longer text isn't a permission in a list.
  const permissions: unknown = session?.authorization?.[appName]
  return Array.isArray(permissions) && permissions.includes(permission)
}
