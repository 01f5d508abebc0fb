'use client'
import { useMemberkit } from '../provider/context.ts'

/**
 * Whether to offer what needs a permission. Advisory: the service decides, and once it has refused, this says no.
 *
 * @param appName the page's own application when left out
 */
export function usePermission(permission: string, appName?: string): boolean {
  return useMemberkit().can(permission, appName)
}
