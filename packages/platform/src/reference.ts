import type { Operation } from '@memberkit/contract'

/** Returns the reference of an operation's outcome. */
export function referenceTo({ service, method, path }: Operation, what: string | number): string {
  return referenceOf(service, method, path, what)
}

/**
 * Returns a short reference for a refusal, a failure or a difference from the contract. The same cause always has the
 * same reference (FNV-1a, base 36), so support can find it in the host's logs. Contains nothing personal.
 */
export function referenceOf(...parts: readonly unknown[]): string {
  let hash = 0x811c9dc5
  for (const letter of parts.join(' ')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).toUpperCase().padStart(7, '0')
}
