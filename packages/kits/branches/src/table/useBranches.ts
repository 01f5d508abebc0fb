'use client'
import { getBranchesByIdList, listBranches } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { useMemo } from 'react'
import type { Transitions } from '../shared/branch-actions.ts'
import type { Branch } from '../shared/received.ts'
import { type BranchRow, rowOf } from './branch-rows.ts'

/** Which branches: those of an owner, some by ID, or all. */
export interface BranchesChoice {
  ownerId?: string
  branchIds?: readonly string[]
}

export interface BranchesData {
  rows: readonly BranchRow[]
  /** Branches that can't be read. */
  unreadable: readonly UnreadableItem[]
}

export interface BranchesOptions {
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions
  /** @default true */
  isEnabled?: boolean
}

/** Reads branches by owner, by ID, or all, each with its unmet checklist items. One request for all copies on the page. */
export function useBranches(
  { ownerId, branchIds }: BranchesChoice,
  { transitions, isEnabled = true }: BranchesOptions = {},
): Resource<BranchesData> {
  const { realm, can, isDenied } = useMemberkit()
  const byId = Boolean(branchIds?.length)
  const ofOwner = useResource(listBranches, { query: { ownerId } }, { enabled: isEnabled && !byId })
  const named = useResource(
    getBranchesByIdList,
    { body: { ids: [...(branchIds ?? [])] } },
    { enabled: isEnabled && byId },
  )
  const resource: Resource<Branch[]> = byId ? named : ofOwner
  return useMemo(
    () =>
      mapResource(resource, (branches) => ({
        rows: branches.map((branch) => rowOf(branch, { realm, can, isDenied, transitions })),
        unreadable: unreadableItemsIn(branches),
      })),
    [resource, realm, can, isDenied, transitions],
  )
}
