import { PracticeRole } from '@memberkit/contract'
import type { Permission } from '../../shared/received.ts'

/** Roles that a branch gives. DECOMMISSIONED_ADMIN is what a former administrator keeps, and nobody is given it. */
export const grantableRoles: readonly PracticeRole[] = PracticeRole.options.filter(
  (role) => role !== 'DECOMMISSIONED_ADMIN',
)

/** Returns the roles to show for a person: those that a branch gives, and any other that the person has or had. */
export const rolesFor = (held: readonly string[], before: readonly string[]): readonly string[] => [
  ...new Set<string>([...grantableRoles, ...before, ...held]),
]

/** Whether this person alone is an administrator. */
export const isLastAdmin = (people: readonly Permission[], identityId: string) =>
  people.every((one) => one.roles.includes('ADMIN') === (one.identityId === identityId))

/** Returns the people after one has been given, or has lost, a role. */
export function withRole(people: readonly Permission[], identityId: string, role: string, isOn: boolean): Permission[] {
  return people.map((one) =>
    one.identityId === identityId
      ? { ...one, roles: isOn ? [...one.roles, role] : one.roles.filter((held) => held !== role) }
      : one,
  )
}

/** Whether a person loses the right to edit the branch by these changes. */
export const locksOut = (before: readonly Permission[], after: readonly Permission[], identityId: string | undefined) =>
  isAdmin(before, identityId) && !isAdmin(after, identityId)

const isAdmin = (people: readonly Permission[], identityId: string | undefined) =>
  people.some((one) => one.identityId === identityId && one.roles.includes('ADMIN'))
