import { unreadableItemsIn } from '@memberkit/platform'
import type { Entitlement } from './received.ts'

/** A person whom a plan covers beside its owner. */
export interface CoveredPerson {
  /** Unique in its plan: somebody can have no ID of their own. */
  key: string
  /** Absent for a person known only by ID. */
  name?: string
  /** The contract's `PermissionType`, or what a newer platform calls it. */
  relation: string
  /** `account`: has an identity of their own. `name`: is known by name alone. */
  kind: 'account' | 'name'
  /** The ID for calls; a person just added by name may have none. */
  id?: string
  /** Local date; known of people without an account at most. */
  dateOfBirth?: string
}

/** Whom a plan covers beside its owner: those with an account first. */
export function peopleOf({ delegates, authorizedUsers }: Pick<Entitlement, 'delegates' | 'authorizedUsers'>) {
  return [
    ...delegates.map(({ identityId, name, permissionType }): CoveredPerson => ({
      key: `account ${identityId}`,
      name: name || undefined,
      relation: permissionType,
      kind: 'account',
      id: identityId,
    })),
    ...authorizedUsers.map(({ id, firstName, lastName, permissionType, dateOfBirth }, index): CoveredPerson => ({
      key: `name ${id ?? index}`,
      name: [firstName, lastName].filter(Boolean).join(' ') || undefined,
      relation: permissionType,
      kind: 'name',
      id,
      dateOfBirth,
    })),
  ]
}

/** Returns the number of people who could not be read, and are not among them. */
export const unreadPeople = ({ delegates, authorizedUsers }: Pick<Entitlement, 'delegates' | 'authorizedUsers'>) =>
  unreadableItemsIn(delegates).length + unreadableItemsIn(authorizedUsers).length
