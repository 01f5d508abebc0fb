'use client'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
// <actions>
import { useMemberkit } from '@memberkit/foundation'
import { type AllowedAction, allowedActions } from '@memberkit/foundation/entity-actions'
// </actions>
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { useMemo } from 'react'
// <actions>
import { newKitActions, type NewKitActionName } from '../actions/new-kit-actions.ts'
// </actions>
import { listAddress, type Subscription, titleOf } from './entity.ts'

/** An entry of the list with its allowed actions. Views decide nothing. */
export interface NewKitRow {
  id: string
  entity: Subscription
  title: string
  // <actions>
  actions: readonly AllowedAction<NewKitActionName>[]
  // </actions>
}

export interface NewKitData {
  rows: readonly NewKitRow[]
  /** Entries that couldn't be read. */
  unreadable: readonly UnreadableItem[]
}

export interface NewKitOptions {
  /** @default true */
  isEnabled?: boolean
}

/** Returns the list of an identity. All copies on the page share one request. */
export function useNewKit(identityId: string, { isEnabled }: NewKitOptions = {}): Resource<NewKitData> {
  // <actions>
  const { realm, can, isDenied } = useMemberkit()
  // </actions>
  const resource = useResource(listSubscriptions, listAddress(identityId), { enabled: isEnabled })
  const entities = resource.state === 'ready' ? resource.data : undefined
  const data = useMemo<NewKitData | undefined>(
    () =>
      entities && {
        rows: entities.map((entity) => ({
          id: entity.id,
          entity,
          title: titleOf(entity),
          // <actions>
          actions: allowedActions(newKitActions, entity, { realm, can, isDenied }),
          // </actions>
        })),
        unreadable: unreadableItemsIn(entities),
      },
    [
      entities,
      // <actions>
      realm,
      can,
      isDenied,
      // </actions>
    ],
  )
  return mapResource(resource, () => data!)
}
