'use client'
import type { Operation } from '@memberkit/contract'
import { useCallback, useMemo, useState } from 'react'
import { useDeskContext } from '../fields/DeskContext.ts'
import { changedInput, withChanges } from '../form/changed-input.ts'
import { partForDevice, type SchemaNames } from '../form/device.ts'
import type { Kept, useKeptChanges } from '../form/kept-drafts.ts'
import type { DeskPage, Entity } from '../runtime/desk.ts'
import type { ChosenPart } from './chosen-part.ts'
import { type InputDraft, standingOf, withChosen } from './inputs-of.ts'
import { type ActingEntity, actingEntity } from './page-actions.ts'

/**
 * Returns the entity that the person has seen: where they chose the action or, before a reload, while they changed its
 * form. `whole` completes it by what it lacks without a change: a row does, and what a reload has left.
 */
export function useSeen(page: DeskPage, kept: Kept | undefined, entity: Entity, isRow: boolean) {
  const { names } = useDeskContext().desk
  const [{ found, seen }] = useState(() => ({
    found: kept,
    seen: actingEntity(page, kept?.seen ? seenBefore(kept, page, names, entity) : entity),
  }))
  const whole = useCallback(
    (before: ActingEntity, after: ActingEntity): ActingEntity => {
      // What the dialog itself has read lacks nothing.
      if (before !== seen) return before
      if (found?.seen) return actingEntity(page, seenBefore(found, page, names, after))
      return isRow && page.read ? { ...after, ...before } : before
    },
    [found, seen, page, names, isRow],
  )
  return { seen, whole }
}

/** Returns the entity as it was seen; what is personal of it, which no reload leaves, as it is now. */
function seenBefore({ seen = {}, isPart }: Kept, { schema }: DeskPage, names: SchemaNames, now: Entity): Entity {
  if (!isPart) return seen
  const partNow = partForDevice(schema, now, names)
  const differing = [...new Set([...Object.keys(seen), ...Object.keys(partNow)])].filter(
    (name) => JSON.stringify(seen[name]) !== JSON.stringify(partNow[name]),
  )
  return { ...now, ...Object.fromEntries(differing.map((name) => [name, seen[name]])) }
}

export interface ActionDraftOptions extends Pick<ReturnType<typeof useKeptChanges>, 'kept' | 'keep'> {
  page: DeskPage
  operation: Operation
  part: ChosenPart | undefined
  /** The newest version. */
  entity: ActingEntity
  /** The version that the person has seen, if another. */
  changedFrom: ActingEntity | undefined
}

/** Returns the draft of an action's form: the newest entity's values where the person has changed nothing. */
export function useActionDraft({ page, operation, part, entity, changedFrom, kept, keep }: ActionDraftOptions) {
  const changes = kept?.changes ?? nothing
  const standing = useMemo(
    () => standingOf(operation, entity, page, part, changes),
    [operation, entity, page, part, changes],
  )
  const draft = useMemo(() => withChanges(standing, changes), [standing, changes])
  const change = (entered: InputDraft) => {
    const next = part ? withChosen(operation, part, entity, draft, entered) : entered
    const changed = changedInput(standingOf(operation, entity, page, part, next), next)
    const seen = { schema: page.schema, entity: changedFrom ?? entity }
    keep(part ? withChoice(changed, part, next) : changed, seen)
  }
  return { standing, draft, change }
}

/** The chosen part is what the other fields start from. */
const withChoice = (changes: InputDraft, { from, name }: ChosenPart, draft: InputDraft): InputDraft =>
  name in draft[from] ? { ...changes, [from]: { ...changes[from], [name]: draft[from][name] } } : changes

const nothing: InputDraft = { params: {}, query: {}, body: {} }
