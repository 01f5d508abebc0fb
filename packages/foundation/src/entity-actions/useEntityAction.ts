'use client'
import { type Data, type Input, type Operation, targetsOf, type Transitions } from '@memberkit/contract'
import { keyOf } from '@memberkit/platform/query'
import { useState } from 'react'
import { type Action, type ActionOptions, lookUp, useAction, type VerifiedOutcome } from '../action/index.ts'
import { retriedOnceAgreed, useAgreement } from '../conflict/useAgreement.ts'
import { useIsMounted } from '../mounted/useIsMounted.ts'
import { useMemberkit } from '../provider/context.ts'
import { useResource } from '../resource/useResource.ts'
import { permissionFor, transitionOf } from './allowed-actions.ts'
import type { ActionEntity } from './define-actions.ts'
import type { ActionCalls, AddressOf, Operations } from './define-calls.ts'
import { isSomeoneElses } from './someone-elses.ts'
import { useClosingNotice } from './useClosingNotice.ts'

export interface EntityActionOptions<Entity, O extends Operation, Read extends Operation> {
  /** Path parameters of the entity. */
  address: AddressOf<Read>
  /** The entity as shown when the action was chosen. It is read again when the action opens. */
  entity: Entity
  transitions?: Transitions
  /** Whether two versions differ in a way that matters to the person. */
  isChanged: (before: Entity, after: Entity) => boolean
  successMessage: (after: Entity, input: Input<O>) => string
  onDone?: (after: Entity) => void
  /** See `ActionOptions`. */
  fetch?: typeof fetch
  onClose: () => void
}

export interface EntityAction<Entity, O extends Operation = Operation, Read extends Operation = Operation> {
  /** The newest version of the entity; the next attempt is based on it. */
  entity: Entity
  /** The entity as the person saw it, if it has changed since or an attempt was too late (412). */
  changedFrom?: Entity
  /** Whether a press only confirmed the changes on screen: the next one sends. Say so with PressAgain. */
  isAsked?: boolean
  action: Action<O>
  /** Sends the action's input besides the entity's path parameters. */
  run: (rest: RestOf<O, Read>) => void
}

/** An operation's input besides the entity's path parameters. */
export type RestOf<O extends Operation, Read extends Operation> = Omit<
  Input<O>,
  Exclude<keyof Input<Read>, 'query' | 'body'>
>

/**
 * Runs one action on one entity, sent at most once, based on the version on screen. On success it closes and announces
 * the outcome.
 */
export function useEntityAction<
  Entity extends ActionEntity,
  Ops extends Operations,
  Name extends keyof Ops & string,
  Read extends Operation,
>(
  { actions, calls, read, find = whole as (data: unknown) => Entity, journal }: ActionCalls<Entity, Ops, Read>,
  name: Name,
  options: EntityActionOptions<Entity, Ops[Name], Read>,
): EntityAction<Entity, Ops[Name], Read> {
  type O = Ops[Name]
  const { address, entity: known, isChanged, transitions, successMessage, onDone, onClose, fetch } = options
  const { operation, needsCertainty, effects, returnsEntity, isApplied, addressAfter, isDeletion } = calls[name]
  const { client, realm, session } = useMemberkit()
  const sayOnceClosed = useClosingNotice()
  const isMounted = useIsMounted()
  const current = useResource(read, address as Input<typeof read>)
  const newest = current.state === 'ready' ? find(current.data, known.id) : undefined
  const entity = newest ?? known
  /** When the dialog opened, by the platform's clock. */
  const [openedAt] = useState(() => client.serverTime.now())
  /** The entity as the person saw it: where it was chosen, unless that was the version that the dialog has read. */
  const [seen, setSeen] = useState<Entity>()
  // What lists it may be read again before the dialog has read it.
  const [chosen] = useState(known)
  if (!seen && newest) setSeen(chosen.version === newest.version ? newest : chosen)

  const common = {
    entity: known.id,
    version: entity.version,
    permission: permissionFor(actions, name),
    fetch,
    verifyOutcome: (input: Input<O>) => whetherDone(input, entity),
    answers: returnsEntity ? () => keyOf(read, address as Input<typeof read>) : undefined,
    effects: (input: Input<O>) => [...(journal ? [keyOf(journal)] : []), ...(effects?.(input) ?? [])],
    onDone: (data: Data<O>, input: Input<O>) => {
      // A deletion answers with nothing.
      const after = isDeletion ? entity : (data as Entity)
      onDone?.(after)
      sayOnceClosed(successMessage(after, input))
      // A late effect may show while another dialog is open.
      if (isMounted()) onClose()
    },
  }
  const asked: ActionOptions<O> = needsCertainty ? { ...common, needsCertainty: true } : common
  const action = useAction<O>(operation, asked)

  const { changedFrom, isAsked, agree } = useAgreement({
    seen,
    now: entity,
    version: entity.version,
    isChanged,
    isConflict: action.state.phase === 'conflict',
  })
  return {
    entity,
    changedFrom,
    isAsked,
    action: retriedOnceAgreed(action, agree),
    run: (rest) => {
      if (agree()) void action.run({ ...address, ...rest } as unknown as Input<O>)
    },
  }

  /** Settles a lost response by whether the action shows in the entity. */
  async function whetherDone(input: Input<O>, before: Entity): Promise<VerifiedOutcome<Data<O>>> {
    let wasRead = false
    const places = addressAfter ? [{ ...address, ...addressAfter(input) }, address] : [address]
    for (const place of places) {
      const answer = await lookUp(client, read, place as Input<typeof read>)
      if (isDeletion && (answer.status === 404 || answer.status === 410))
        return { outcome: 'applied', data: null as Data<O> }
      if (!answer.ok) continue
      wasRead = true
      const after = find(answer.data, known.id)
      if (!after) {
        if (isDeletion) return { outcome: 'applied', data: null as Data<O> }
        continue
      }
      const isDone = isApplied ? isApplied(after, before, input) : !isDeletion && hasArrived(after, before)
      const absent = { outcome: 'absent', version: after.version } as const
      if (isDone === false) return absent
      // The same change by somebody else looks the same in the entity.
      if (await isSomeoneElses({ client, realm, session }, journal, known.id, openedAt)) return absent
      return isDone ? { outcome: 'applied', data: after as Data<O> } : { outcome: 'unclear' }
    }
    // A failed read says nothing, not even that the outcome is unclear.
    if (!wasRead) throw new Error('The entity could not be read.')
    return { outcome: 'unclear' }
  }

  function hasArrived({ status = '' }: Entity, before: Entity) {
    const transition = transitionOf(actions, name, transitions)
    return transition !== undefined && targetsOf(transition, before.status).includes(status)
  }
}

const whole = (data: unknown) => data
