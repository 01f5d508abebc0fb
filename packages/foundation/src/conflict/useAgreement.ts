'use client'
import type { Operation } from '@memberkit/contract'
import { useState } from 'react'
import type { Action } from '../action/options.ts'

export interface AgreementOptions<Facts> {
  /** The facts as the person saw them; absent until that is known. */
  seen: Facts | undefined
  /** The facts as last read. */
  now: Facts
  /** What tells these from others. */
  version: string | undefined
  /** Whether two versions differ in a way that matters to the person. */
  isChanged: (before: Facts, after: Facts) => boolean
  /** Whether the last attempt was too late (412): its changes are on screen. */
  isConflict: boolean
}

export interface Agreement<Facts> {
  /** The facts as the person saw them, if they have changed since or an attempt was too late. */
  changedFrom?: Facts
  /** Whether a press only agreed to the changes on screen: the next one sends. Say so with PressAgain. */
  isAsked: boolean
  /** Agrees to what is on screen. `false` if that has only just changed: then nothing may be sent on this press. */
  agree: () => boolean
}

/** Keeps what a person has seen of the facts that an action stands on, and what they have agreed to since. */
export function useAgreement<Facts>(options: AgreementOptions<Facts>): Agreement<Facts> {
  const { seen, now, version, isChanged, isConflict } = options
  /** The version whose changes the person had seen before they pressed again. */
  const [acknowledged, setAcknowledged] = useState<string>()
  /** The version of the last attempt, and of the conflict whose changes are on screen. */
  const [sent, setSent] = useState<string>()
  const [conflicting, setConflicting] = useState<string>()
  const [askedFor, setAskedFor] = useState<string>()
  if (isConflict && conflicting !== sent && version !== sent) {
    // The late attempt has shown these changes, and none that come after them.
    setConflicting(sent)
    setAcknowledged(version)
  }
  const hasChanged = seen !== undefined && isChanged(seen, now)
  return {
    changedFrom: isConflict || hasChanged ? seen : undefined,
    isAsked: hasChanged && askedFor === version && sent !== version,
    agree() {
      // Nobody has agreed to these changes yet. An attempt on the version that was refused shows them.
      const isShown = version === acknowledged || (isConflict && version === sent)
      if (hasChanged && !isShown) {
        setAcknowledged(version)
        setAskedFor(version)
        return false
      }
      setSent(version)
      return true
    },
  }
}

/** Returns an action whose “Try again” sends nothing on facts that nobody has agreed to. */
export function retriedOnceAgreed<O extends Operation>(action: Action<O>, agree: () => boolean): Action<O> {
  const { retry } = action
  if (!retry) return action
  return {
    ...action,
    retry: () => {
      if (agree()) retry()
    },
  }
}
