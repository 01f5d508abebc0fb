'use client'
import { useEffect, useRef, useState } from 'react'
import type { Confirming } from '../action/options.ts'
import { type BlockedNavigation, leavesPage, type LeaveGuard } from '../links/leave-guards.ts'
import { sectionMessages } from '../messages/sections.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'

export interface LeaveGuardOptions {
  /**
   * Whether navigation between two addresses would lose something. Keep it stable. @default whether the path differs
   */
  isLeaving?: LeaveGuard['isLeaving']
}

/**
 * Asks before unsaved changes are lost. Closing the page or leaving the site shows the browser's own prompt; navigation
 * within the site is guarded as far as the host's router supports it. Pass the result to ConfirmDialog.
 *
 * @example
 * <ConfirmDialog action={useLeaveGuard(save.isDirty)} />
 */
export function useLeaveGuard(
  isDirty: boolean,
  { isLeaving = leavesPage }: LeaveGuardOptions = {},
): { readonly confirming?: Confirming } {
  const { router } = useMemberkit()
  const t = useMessages(sectionMessages)
  const [held, setHeld] = useState<BlockedNavigation>()
  const isReleased = useRef(false)

  useEffect(() => {
    if (!isDirty) return undefined
    isReleased.current = false
    const ask = (event: BeforeUnloadEvent) => {
      if (isReleased.current) return
      event.preventDefault()
      // Required by older browsers.
      event.returnValue = true
    }
    // Only while there are unsaved changes: the listener disables the back/forward cache.
    addEventListener('beforeunload', ask)
    const unguard = router?.guard?.({
      isLeaving: (...way) => !isReleased.current && isLeaving(...way),
      onBlocked: setHeld,
    })
    const rearm = router?.subscribe(() => (isReleased.current = false))
    return () => {
      removeEventListener('beforeunload', ask)
      unguard?.()
      rearm?.()
    }
  }, [isDirty, router, isLeaving])

  // Saved meanwhile: the question is moot, and without an answer the person stays.
  useEffect(() => {
    if (isDirty || !held) return
    held.cancel()
    setHeld(undefined)
  }, [isDirty, held])

  if (!held || !isDirty || !t.isReady) return {}
  const answer = (way: 'proceed' | 'cancel') => () => {
    setHeld(undefined)
    isReleased.current = way === 'proceed'
    held[way]()
  }
  return {
    confirming: {
      title: t('leaveTitle'),
      consequence: t('leaveText'),
      confirmLabel: t('leave'),
      cancelLabel: t('keepEditing'),
      tone: 'critical',
      accept: answer('proceed'),
      cancel: answer('cancel'),
    },
  }
}
