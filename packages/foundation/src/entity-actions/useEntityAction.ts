'use client'
import { type Data, type Input, type Operation, targetsOf, type Transitions } from '@memberkit/contract'
import { send } from '@memberkit/platform'
import { keyOf } from '@memberkit/platform/query'
import { useState } from 'react'
import { type Action, type ActionOptions, useAction, type Verdict } from '../action/index.ts'
import { useIsMounted } from '../mounted/useIsMounted.ts'
import { useMemberkit } from '../provider/context.ts'
import { useResource } from '../resource/useResource.ts'
import { permissionFor, transitionOf } from './allowed-actions.ts'
import type { ActedOn } from './define-actions.ts'
import type { ActionCalls, AddressOf, Operations } from './define-calls.ts'
import { useClosingNotice } from './useClosingNotice.ts'

export interface EntityActionOptions<Entity, O extends Operation, Read extends Operation> {
  /** Path parameters that lead to the entity. */
  address: AddressOf<Read>
  /** As shown where the action was chosen. It is read again when the action opens. */
  entity: Entity
  transitions?: Transitions
  /** Whether two readings differ in something that matters to whoever acts. */
  isChanged: (before: Entity, after: Entity) => boolean
  doneText: (after: Entity, input: Input<O>) => string
  onDone?: (after: Entity) => void
  onClose: () => void
}

export interface EntityAction<Entity, O extends Operation = Operation, Read extends Operation = Operation> {
  /** The newest reading; the next attempt is based on its version. */
  entity: Entity
  /** As the person saw it, where it has changed since or an attempt came too late (412). */
  changedFrom?: Entity
  action: Action<O>
  /** Sends what the action needs beside the entity's address. */
  run: (rest: RestOf<O, Read>) => void
}

/** What a call needs beside the path parameters that lead to its entity. */
export type RestOf<O extends Operation, Read extends Operation> = Omit<Input<O>, keyof Input<Read>>

/** One action on one entity: sent once, on the version that is on screen. When done it closes and announces that. */
export function useEntityAction<
  Entity extends ActedOn,
  Ops extends Operations,
  Name extends keyof Ops & string,
  Read extends Operation,
>(
  { actions, calls, read, journal }: ActionCalls<Entity, Ops, Read>,
  name: Name,
  options: EntityActionOptions<Entity, Ops[Name], Read>,
): EntityAction<Entity, Ops[Name], Read> {
  type O = Ops[Name]
  const { address, entity: known, isChanged, transitions, doneText, onDone, onClose } = options
  const { operation, needsCertainty, effects, shows, movesTo } = calls[name]
  const { client } = useMemberkit()
  const sayOnceClosed = useClosingNotice()
  const isMounted = useIsMounted()
  const current = useResource(read, address as Input<typeof read>)
  const entity = current.state === 'ready' ? (current.data as Entity) : known
  /** What the dialog opened with. */
  const [seen, setSeen] = useState<Entity>()
  if (!seen && current.state === 'ready') setSeen(entity)
  /** The version whose changes the person was shown before they pressed again. */
  const [acknowledged, setAcknowledged] = useState<string>()

  const common = {
    entity: known.id,
    version: entity.version,
    permission: permissionFor(actions, name),
    reread: (input: Input<O>) => whetherDone(input, entity),
    effects: (input: Input<O>) => [...(journal ? [keyOf(journal)] : []), ...(effects?.(input) ?? [])],
    onDone: (data: Data<O>, input: Input<O>) => {
      const after = data as Entity
      onDone?.(after)
      sayOnceClosed(doneText(after, input))
      // A late effect may be found when another dialog is open.
      if (isMounted()) onClose()
    },
  }
  const asked: ActionOptions<O> = needsCertainty ? { ...common, needsCertainty: true } : common
  const action = useAction<O>(operation, asked)

  const isConflict = action.state.phase === 'conflict'
  const hasChanged = seen !== undefined && isChanged(seen, entity)
  return {
    entity,
    changedFrom: isConflict || hasChanged ? seen : undefined,
    action,
    run: (rest) => {
      // What is different was shown by the attempt that came too late; else nobody has agreed to it yet.
      if (hasChanged && !isConflict && acknowledged !== entity.version) setAcknowledged(entity.version)
      else void action.run({ ...address, ...rest } as unknown as Input<O>)
    },
  }

  /** Settles a lost answer: if the action does not show in the entity, it did not arrive. */
  async function whetherDone(input: Input<O>, before: Entity): Promise<Verdict<Data<O>>> {
    const places = movesTo ? [{ ...address, ...movesTo(input) }, address] : [address]
    for (const place of places) {
      const answer = await send(client, read, place as Input<typeof read>)
      if (!answer.ok) continue
      const after = answer.data as Entity
      return (shows ?? hasArrived)(after, before, input)
        ? { outcome: 'applied', data: after as Data<O> }
        : { outcome: 'absent', version: after.version }
    }
    return { outcome: 'unclear' }
  }

  function hasArrived({ status = '' }: Entity, before: Entity) {
    const transition = transitionOf(actions, name, transitions)
    return transition !== undefined && targetsOf(transition, before.status).includes(status)
  }
}
