import type { Session } from './session.ts'

/**
 * The application a host name stands for: "by default the leading host segments before the last two" (commerce 6).
 * `dev-members.example.com` is `dev-members`; a name of two segments or fewer stands for none and gives `''`.
 */
export function defaultAppName(hostname: string): string {
  return hostname.split('.').slice(0, -2).join('.')
}

/**
 * Whether the session holds a permission: "reads the signed-in user's authorization payload, finds the permission list
 * for an application name and passes only if that list contains the requested permission" (commerce 6).
 *
 * Advisory: it decides what to show, the service decides what happens.
 *
 * @param appName the page's own application when left out; where there is no page (a server), give it
 */
export function can(
  session: Session | undefined,
  permission: string,
  appName: string = defaultAppName(globalThis.location?.hostname ?? ''),
): boolean {
  // The payload is data from outside: a permission inside a longer text is not a permission in a list.
  const permissions: unknown = session?.authorization?.[appName]
  return Array.isArray(permissions) && permissions.includes(permission)
}
