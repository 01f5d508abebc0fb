import type { Operation } from './operation.ts'
import { actionOf } from './action-of.ts'

/**
 * Returns the permission of an operation: its service and the last fixed path segment, or `read`. Assumed, because the
 * specification names no permissions; hosts with other names pass their own `can`.
 */
export const permissionOf = (operation: Operation): string =>
  `${operation.service}.${operation.method === 'GET' || operation.idempotent ? 'read' : actionOf(operation)}`
