import { permissionOf, type Operation, type Realm } from '@memberkit/contract'
import * as calls from '@memberkit/contract/partners/branches'
import { branchTransitions } from '@memberkit/contract/partners/branches'
import type { Branch } from '../shared/received.ts'
import type { DraftField } from './draft.ts'

/** Fields that only staff change. Partners read them, with the reason. Assumed, like the calls' own access. */
const internal: Readonly<Partial<Record<DraftField, Operation>>> = {
  network: calls.updateBranchNetwork,
  branchTypes: calls.updateBranchTypes,
  externalId: calls.updateBranchExternalId,
  caseIdPrefix: calls.updateBranchCaseIdPrefix,
  yearFounded: calls.updateBranchYearFounded,
  yearJoined: calls.updateBranchYearJoined,
}

/** Fields of sections with several calls, each with a permission of its own. */
const operations: Readonly<Partial<Record<DraftField, Operation>>> = {
  ...internal,
  name: calls.updateBranchName,
  websiteUrl: calls.updateBranchWebsiteUrl,
  welcomeVideoUrl: calls.updateBranchWelcomeVideoUrl,
  profilePictureUrl: calls.updateBranchProfilePictureUrl,
  aboutUsText: calls.updateBranchAboutUsText,
}

export interface Viewer {
  realm: Realm
  identityId: string | undefined
  can: (permission: string) => boolean
}

/** Why nothing of a branch can be changed: by the person's role there, or by its status. */
export type ReadOnlyReason = 'role' | 'deleted'

export interface Rights {
  readOnlyReason?: ReadOnlyReason
  /** The names of those who may change it, for who may not. */
  administrators: readonly string[]
  /** Whether the person may change a field; `internal` if only staff may. */
  fieldRight(field: DraftField): 'edit' | 'internal' | 'denied'
}

/** Returns what a person may change in a branch: staff all of it, partners with the role ADMIN there. */
export function rightsOf(branch: Branch, { realm, identityId, can }: Viewer): Rights {
  const isStaff = realm === 'Internal'
  const people = branch.permissions ?? []
  const own = people.find((one) => one.identityId === identityId)
  const isAdmin = isStaff || Boolean(own?.roles.includes('ADMIN'))
  const { from = [] } = branchTransitions.updateName
  const isAlive = (from as readonly string[]).includes(branch.status) || !isKnown(branch.status)
  const readOnlyReason = !isAlive ? 'deleted' : isAdmin ? undefined : 'role'
  return {
    readOnlyReason,
    administrators: people.flatMap(({ roles, name, identityId: id }) => (roles.includes('ADMIN') ? [name ?? id] : [])),
    fieldRight(field) {
      if (!isStaff && internal[field]) return 'internal'
      const operation = operations[field]
      return !readOnlyReason && (!operation || can(permissionOf(operation))) ? 'edit' : 'denied'
    },
  }
}

// A status that nobody knew yet doesn't forbid anything: the service decides.
const isKnown = (status: string) => ['CREATED', 'ACTIVATED', 'DEACTIVATED', 'DELETED'].includes(status)
