'use client'
import { permissionOf } from '@memberkit/contract'
import {
  createFeedbackOnlyResolution,
  createResolution,
  listResolutions,
  type NewFeedback,
  type NewResolution,
  type Resolution as Sent,
} from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, type ActionState, useAction, type VerifiedOutcome } from '@memberkit/foundation/action'
import { readResponse, send } from '@memberkit/platform'
import { keyOf } from '@memberkit/platform/query'
import { type ReactNode, useRef, useState } from 'react'
import { queueKeys } from '../shared/queue-keys.ts'
import { type About, caseOf, createdBy, feedbackOf } from './create.rules.ts'
import type { Draft } from './draft.ts'
import type { Resolution } from './received.ts'

export interface Creating {
  state: ActionState<unknown>
  /** The outcome, and the next step. */
  message: ReactNode
  /** Forgets it, because the input changes. */
  reset: () => void
  isBusy: boolean
  run: () => void
}

export const createPermission = permissionOf(createResolution)
export const feedbackPermission = permissionOf(createFeedbackOnlyResolution)

/** The cases before the request, to tell its effect from older cases with the same words. */
interface Before {
  /** Whose cases they were. */
  identityId: string
  known: ReadonlySet<string>
  /** If the cases couldn't be read: the platform's time in milliseconds, a minute before. */
  since?: number
}

type Body = NewResolution | NewFeedback
const minute = 60_000

/**
 * Creates a case or feedback once. No call takes an idempotency key, so the member's cases are read before the request:
 * what appears after it with the same words is its effect. A lost response is settled that way before a retry, and a
 * request that arrived twice is reported as `copies`.
 */
export function useCreate(
  draft: Draft,
  about: About,
  /** Whether the member's cases are still as the person agreed to add another. */
  isAsAgreed: (cases: readonly Resolution[]) => boolean,
  onDone: (created: Resolution, copies: readonly Resolution[]) => void,
): Creating {
  const { client, now } = useMemberkit()
  const { identityId } = about
  const before = useRef<Before>(undefined)
  const isPreparing = useRef(false)
  const [isReading, setReading] = useState(false)

  const readAll = async (): Promise<readonly Resolution[] | undefined> => {
    const answer = await send(client, listResolutions, { identityId }).catch(() => undefined)
    const reading = answer?.ok ? readResponse(listResolutions, answer.data) : undefined
    return reading?.isReadable ? (reading.data as readonly Resolution[]) : undefined
  }
  const effectsOf = (sent: Body, all: readonly Resolution[]) => {
    const { known, since = 0 } = before.current ?? { known: new Set<string>(), since: undefined }
    return createdBy(all, sent, known).filter(({ openedAt }) => Date.parse(openedAt) >= since)
  }
  const verifyOutcome = async ({ body: sent }: { body: Body }): Promise<VerifiedOutcome<Sent>> => {
    const all = await readAll()
    if (!all) return { outcome: 'unclear' }
    const [created] = effectsOf(sent, all)
    return created ? { outcome: 'applied', data: created as Sent } : { outcome: 'absent' }
  }
  const settle = async (created: Resolution, { body: sent }: { body: Body }) => {
    const all = await readAll()
    onDone(created, all ? effectsOf(sent, all).filter(({ id }) => id !== created.id) : [])
  }
  const shared = {
    entity: identityId,
    needsCertainty: true,
    effects: () => [keyOf(listResolutions, { identityId }), ...queueKeys],
    verifyOutcome,
    onDone: (created: Resolution, input: { body: Body }) => void settle(created, input),
  } as const
  const opening = useAction(createResolution, {
    ...shared,
    permission: createPermission,
    async isAsAgreed() {
      const all = await readAll()
      return !all || isAsAgreed(all)
    },
  })
  const recording = useAction(createFeedbackOnlyResolution, { ...shared, permission: feedbackPermission })
  const action = draft.kind === 'case' ? opening : recording

  async function prepare() {
    if (before.current?.identityId === identityId) return
    const all = await readAll()
    before.current = all
      ? { identityId, known: new Set(all.map(({ id }) => id)) }
      : { identityId, known: new Set(), since: now() - minute }
  }
  async function run() {
    // Set synchronously: a second press may come in the same tick.
    if (isPreparing.current) return
    isPreparing.current = true
    setReading(true)
    await prepare()
    isPreparing.current = false
    setReading(false)
    const body = draft.kind === 'case' ? caseOf(draft, about) : feedbackOf(draft, about)
    if (!body) return
    if (draft.kind === 'case') void opening.run({ body: body as NewResolution })
    else void recording.run({ body: body as NewFeedback })
  }
  return {
    state: action.state,
    message: draft.kind === 'case' ? <ActionMessage action={opening} /> : <ActionMessage action={recording} />,
    reset: action.reset,
    // Once it is done, the cases are read before the page says so: another press would create another one.
    isBusy: action.isBusy || action.state.phase === 'done' || isReading,
    run: () => void run(),
  }
}
