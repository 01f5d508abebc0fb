'use client'
import { useEffect, useRef, useState } from 'react'
import type { Confirming } from '../action/options.ts'
import { type Departure, leavesPage, type LeaveGuard } from '../links/leave-guards.ts'
import { sectionMessages } from '../messages/sections.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'

export interface LeaveGuardOptions {
  /** Whether going from one address to the other would lose something. Stable. @default the path is another one */
  isLeaving?: LeaveGuard['isLeaving']
}

/**
 * Asks before something unsaved is left behind. Closing the page, and going to another site, are asked about by the
 * browser in its own words; ways within the site as far as the host's router can hold them. Give what it returns to
 * ConfirmDialog.
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
  const [held, setHeld] = useState<Departure>()
  const isReleased = useRef(false)

  useEffect(() => {
    if (!isDirty) return undefined
    isReleased.current = false
    const ask = (event: BeforeUnloadEvent) => {
      if (isReleased.current) return
      event.preventDefault()
      // What older browsers ask for.
      event.returnValue = true
    }
    // Only while something is unsaved: with a listener the browser keeps no copy of the page for Back.
    addEventListener('beforeunload', ask)
    const unguard = router?.guard?.({
      isLeaving: (...way) => !isReleased.current && isLeaving(...way),
      onHeld: setHeld,
    })
    const rearm = router?.subscribe(() => (isReleased.current = false))
    return () => {
      removeEventListener('beforeunload', ask)
      unguard?.()
      rearm?.()
    }
  }, [isDirty, router, isLeaving])

  // Saved meanwhile: there is nothing to ask any more, and no answer either, so the person stays.
  useEffect(() => {
    if (isDirty || !held) return
    held.stay()
    setHeld(undefined)
  }, [isDirty, held])

  if (!held || !isDirty || !t.isReady) return {}
  const answer = (way: 'proceed' | 'stay') => () => {
    setHeld(undefined)
    isReleased.current = way === 'proceed'
    held[way]()
  }
  return {
    confirming: {
      title: t('leaveTitle'),
      consequence: t('leaveText'),
      confirmLabel: t('leave'),
      tone: 'critical',
      accept: answer('proceed'),
      cancel: answer('stay'),
    },
  }
}
