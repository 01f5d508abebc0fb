import type { Operation } from './operation.ts'
import { actionOf } from './transitions.ts'

/**
 * The permission a call needs: its service and the last word of its path, or `read`. The specification names no
 * permissions, so these are ours; hosts that have others give their own `can`.
 */
export const permissionOf = (operation: Operation): string =>
  `${operation.service}.${operation.method === 'GET' || operation.idempotent ? 'read' : actionOf(operation)}`
