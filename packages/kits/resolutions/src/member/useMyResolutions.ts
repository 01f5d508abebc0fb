'use client'
import { listResolutions } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import type { Resolution } from '../shared/received.ts'

export interface MyResolutionsData {
  /** The newest first. */
  resolutions: readonly Resolution[]
  unreadable: readonly UnreadableItem[]
}

/** Reads the signed-in member's own concerns. */
export function useMyResolutions(): Resource<MyResolutionsData> {
  const { session } = useMemberkit()
  return useResource(listResolutions, { identityId: session?.identityId ?? '' }, { select: inOrder })
}

const inOrder = (all: readonly Resolution[]): MyResolutionsData => ({
  resolutions: all.toSorted((one, other) => Date.parse(other.openedAt) - Date.parse(one.openedAt)),
  unreadable: unreadableItemsIn(all),
})
