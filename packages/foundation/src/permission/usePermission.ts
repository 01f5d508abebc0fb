'use client'
import { useMemberkit } from '../provider/context.ts'

/**
 * Whether to offer what needs a permission. The service decides; once it has refused, this returns false.
 *
 * @param appName defaults to the page's application
 */
export function usePermission(permission: string, appName?: string): boolean {
  return useMemberkit().can(permission, appName)
}
