'use client'
import { actionOf, targetsOf } from '@memberkit/contract'
import { useMessages } from '@memberkit/foundation/messages'
import { useCallback } from 'react'
import { useDeskContext } from '../fields/DeskContext.ts'
import { laterMessages } from '../messages/namespaces.ts'
import { statusOf } from '../runtime/address.ts'
import type { DeskAction, DeskPage, Entity } from '../runtime/desk.ts'
import { isCriticalOn } from './page-actions.ts'

/** Returns a function that says what an action does to an entity, where its name doesn't: to one alone, or to each of several. */
export function useConsequence(page: DeskPage) {
  const t = useMessages(laterMessages)
  const { words } = useDeskContext()
  return useCallback(
    (action: DeskAction, entity: Entity, isOneOfSeveral = false): string | undefined => {
      const { name, operation, traits } = action
      const own = words.consequence(name)
      if (own) return own
      const before = statusOf(page, entity)
      const targets = traits.to
        ? [traits.to]
        : targetsOf(page.transitions[actionOf(operation)] ?? {}, before).filter((one) => one !== before)
      const field = page.fields.find((one) => one.name === page.definition.status)
      const [target] = targets
      if (target && targets.length === 1 && field) {
        const status = words.value(field.schema, target)
        return t(isOneOfSeveral ? 'bulk.becomes' : 'action.becomes', { status })
      }
      if (!isCriticalOn(page, action)) return undefined
      if (operation.method === 'DELETE') return t(isOneOfSeveral ? 'bulk.deletes' : 'action.deletes')
      return t('action.final')
    },
    [page, t, words],
  )
}
