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
 * form. `whole` completes an earlier version by what it lacks, which hasn't changed: a row, or what a reload has left.
 */
export function useSeen(page: DeskPage, kept: Kept | undefined, row: ActingEntity) {
  const { names } = useDeskContext().desk
  const [found] = useState(() => kept?.seen && { kept, entity: actingEntity(page, completed(kept, page, names, row)) })
  const whole = useCallback(
    (before: ActingEntity, after: ActingEntity): ActingEntity =>
      found && before === found.entity
        ? actingEntity(page, completed(found.kept, page, names, after))
        : { ...after, ...before },
    [found, page, names],
  )
  return { seen: found?.entity ?? row, whole }
}

function completed({ seen, isPart }: Kept, { schema }: DeskPage, names: SchemaNames, now: Entity): Entity {
  if (!isPart || !seen) return { ...now, ...seen }
  const partNow = partForDevice(schema, now, names)
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(partNow[name])
  return { ...now, ...Object.fromEntries(Object.entries(seen).filter(differs)) }
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
