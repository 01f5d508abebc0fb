import type { PracticePermission, PracticeRole } from '@memberkit/contract'
import * as calls from '@memberkit/contract/partners/branches'
import { type SectionCall, sectionCall } from '@memberkit/foundation/sections'
import type { Permission } from '../../shared/received.ts'
import { without } from './lists.sections.ts'

/** More people than these are one call that replaces the whole list. */
const mostSinglePeople = 3

/** A change of a person's roles, by the call that is sent. */
export type PermissionChange =
  | { kind: 'update'; identityId: string; roles: readonly string[]; name?: string }
  | { kind: 'overwrite'; identityId: string; roles: readonly string[] }
  | { kind: 'removeRole'; identityId: string; role: string }
  | { kind: 'removePeople'; identityIds: readonly string[] }
  | { kind: 'replaceAll'; permissions: readonly Permission[] }

const rolesOf = (all: readonly Permission[], identityId: string) =>
  all.find((one) => one.identityId === identityId)?.roles ?? []

/**
 * Returns how `from` becomes `to`. Only additions are an update, which keeps the rest; one removal names its role;
 * anything else overwrites the person's roles. Additions come first, so that an administrator can hand over to another.
 */
export function permissionChanges(from: readonly Permission[], to: readonly Permission[]): PermissionChange[] {
  const held = to.filter(({ roles }) => roles.length > 0)
  const ids = [...new Set([...from, ...held].map(({ identityId }) => identityId))]
  const gone = ids.filter((id) => rolesOf(held, id).length === 0)
  const changed = ids.flatMap((identityId): PermissionChange[] => {
    const [before, after] = [rolesOf(from, identityId), rolesOf(held, identityId)]
    const [added, removed] = [without(after, before), without(before, after)]
    if (after.length === 0 || added.length + removed.length === 0) return []
    const name = from.some((one) => one.identityId === identityId) ? undefined : nameIn(held, identityId)
    if (removed.length === 0) return [{ kind: 'update', identityId, roles: added, ...(name && { name }) }]
    if (added.length === 0 && removed.length === 1) return [{ kind: 'removeRole', identityId, role: removed[0]! }]
    return [{ kind: 'overwrite', identityId, roles: after }]
  })
  if (changed.length + gone.length > mostSinglePeople) return [{ kind: 'replaceAll', permissions: held }]
  const adds = ({ kind }: PermissionChange) => (kind === 'update' ? 0 : 1)
  return [
    ...changed.toSorted((one, other) => adds(one) - adds(other)),
    ...(gone.length > 0 ? [{ kind: 'removePeople', identityIds: gone } as const] : []),
  ]
}

const nameIn = (all: readonly Permission[], identityId: string) =>
  all.find((one) => one.identityId === identityId)?.name

/** Returns the calls of these changes. */
export function permissionCalls(
  branchId: string,
  from: readonly Permission[],
  to: readonly Permission[],
): SectionCall[] {
  return permissionChanges(from, to).map((change) => callOf(branchId, change))
}

function callOf(branchId: string, change: PermissionChange): SectionCall {
  switch (change.kind) {
    case 'update': {
      const { identityId, name } = change
      const body = { identityId, roles: change.roles as PracticeRole[], ...(name && { name }) }
      return sectionCall(calls.updateBranchIdentityPermissions, { branchId, body })
    }
    case 'overwrite': {
      const body = { roles: change.roles as PracticeRole[] }
      return sectionCall(calls.overwriteBranchPermissions, { branchId, identityId: change.identityId, body })
    }
    case 'removeRole': {
      const body = { identityId: change.identityId, role: change.role as PracticeRole }
      return sectionCall(calls.removeBranchPermission, { branchId, body })
    }
    case 'removePeople':
      return sectionCall(calls.removeBranchPermissions, {
        branchId,
        body: { identityIds: [...change.identityIds] },
      })
    case 'replaceAll':
      return sectionCall(calls.updateBranchPermissions, {
        branchId,
        body: { permissions: change.permissions as PracticePermission[] },
      })
  }
}
