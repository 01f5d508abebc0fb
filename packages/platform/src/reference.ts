import type { Operation } from '@memberkit/contract'

/** Returns the reference of what became of a call. */
export function referenceTo({ service, method, path }: Operation, what: string | number): string {
  return referenceOf(service, method, path, what)
}

/**
 * Returns a short name for a refusal, a failure or a difference from the contract. The same cause always has the same name
 * (FNV-1a, base 36), so what a person reads out can be found in the host's logs. Says nothing of the person.
 */
export function referenceOf(...parts: readonly unknown[]): string {
  let hash = 0x811c9dc5
  for (const letter of parts.join(' ')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).toUpperCase().padStart(7, '0')
}
