'use client'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { useState } from 'react'
import { personMessages } from '../../messages/namespaces.ts'
import { type FoundPerson, useFoundPerson } from './useFoundPerson.ts'

export interface PersonLookUpOptions {
  /** The name of the field. @default 'identityId' */
  name?: string
  /** The identity ID of a second person to show beside the first, such as the current owner. */
  other?: string
  /** Returns why this identity can't be chosen, in words. */
  objection?: (identityId: string) => string | undefined
}

/** `unavailable`: the lookup failed, so it is unknown whether the person exists. */
export type LookUpEnd = 'looking' | 'found' | 'objected' | 'unknown' | 'unavailable'

export interface PersonLookUpState {
  name: string
  typed: string
  change: (typed: string) => void
  /** The ID that is looked up; undefined once something else is typed. */
  asked: string | undefined
  found: Resource<FoundPerson>
  end: LookUpEnd | undefined
  /** The error of the ID that was looked up. */
  problem: string | undefined
  /** Props of the `ActionForm` around it. */
  form: {
    submitLabel: string | undefined
    isPreparing: boolean
    problems: Readonly<Record<string, string | undefined>>
  }
  /** The first press looks up, a press after a failure repeats it, and a press once confirmed calls `send`. */
  submit: (send: (identityId: string) => void) => void
}

/** Finds a person by identity ID before an action is sent: `PersonLookUp` shows it inside an `ActionForm`. */
export function usePersonLookUp(options: PersonLookUpOptions = {}): PersonLookUpState {
  const { name = 'identityId', other, objection } = options
  const t = useMessages(personMessages)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<string>()
  const found = useFoundPerson(asked, other)
  const id = typed.trim()
  const objectionTo = (identityId: string) => (identityId ? objection?.(identityId) : t('missing'))
  // The platform may know a person by another ID than the one typed.
  const objected = found.state === 'ready' ? objectionTo(found.data.person.identityId) : undefined
  const end = asked === undefined ? undefined : endOf(found, objected)
  return {
    name,
    typed,
    change(text) {
      setTyped(text)
      if (text.trim() !== asked) setAsked(undefined)
    },
    asked,
    found,
    end,
    problem: end === 'unknown' ? t('unknown', { id }) : end === 'objected' ? objected : undefined,
    form: {
      submitLabel: end === 'found' ? undefined : t('find'),
      isPreparing: end === 'looking',
      problems: { [name]: end === 'objected' ? objected : objectionTo(id) },
    },
    submit(send) {
      if (asked === undefined) setAsked(id)
      else if (found.state === 'failed' || found.state === 'refused') found.retry()
      else if (found.state === 'ready') send(found.data.person.identityId)
    },
  }
}

function endOf(found: Resource<FoundPerson>, objected: string | undefined): LookUpEnd {
  if (found.state === 'loading') return 'looking'
  if (found.state === 'ready') return objected ? 'objected' : 'found'
  if (found.isRetrying) return 'looking'
  return found.state === 'refused' && found.reason === 'gone' ? 'unknown' : 'unavailable'
}
