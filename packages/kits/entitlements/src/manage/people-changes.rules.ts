import type { Entitlement } from '../shared/received.ts'

type ByName = Pick<Entitlement['authorizedUsers'][number], 'firstName' | 'lastName' | 'permissionType'>

const keyOf = ({ firstName, lastName, permissionType }: ByName) => [firstName, lastName, permissionType].join('\n')

/** Whether somebody known by name is on the plan once more than before: two people may have one name. */
export function isAdded(after: Entitlement, before: Entitlement, one: ByName): boolean {
  const count = ({ authorizedUsers }: Entitlement) =>
    authorizedUsers.filter((other) => keyOf(other) === keyOf(one)).length
  return count(after) > count(before)
}
