'use client'
import { useMemberkit } from '@memberkit/foundation'
import { allowedActions } from '@memberkit/foundation/entity-actions'
import { useCallback, useMemo } from 'react'
import type { DeskPage, Entity } from '../runtime/desk.ts'
import { actingEntity, pageActions } from './page-actions.ts'

/** Returns the actions of a page, and a function that says which of them are allowed on an entity. */
export function usePageActions(page: DeskPage) {
  const { realm, can, isDenied } = useMemberkit()
  const table = useMemo(() => pageActions(page), [page])
  const allowedOn = useCallback(
    (entity: Entity) => allowedActions(table, actingEntity(page, entity), { realm, can, isDenied }),
    [table, page, realm, can, isDenied],
  )
  return { table, allowedOn }
}
