import type { Permission, Provider } from './received.ts'

/** A person of a branch by name; by ID where the platform has none. */
export const personName = ({ name, identityId }: Pick<Permission, 'name' | 'identityId'>) => name?.trim() || identityId

/** A lawyer's full name; the ID where it can't be read. */
export function providerName({ name, id }: Pick<Provider, 'name' | 'id'>): string {
  const { first, middle, last, suffix } = name ?? {}
  return [first, middle, last, suffix].filter(Boolean).join(' ') || id
}
