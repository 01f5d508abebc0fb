'use client'
import { type EntityActions, permissionFor } from '@memberkit/foundation/entity-actions'
import { ActionForm, useEntityAction } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { useCallback, useEffect, useMemo } from 'react'
import type { ConsoleEventTable } from '../events.ts'
import { useDeskContext } from '../fields/DeskContext.ts'
import { draftKey, useKeptChanges } from '../form/kept-drafts.ts'
import { currencyOf } from '../fields/format.ts'
import { IsPrefilled } from '../form/FieldInput.tsx'
import { Uploading } from '../form/Uploading.tsx'
import { useUpload } from '../form/useUpload.ts'
import { laterMessages } from '../messages/namespaces.ts'
import { useConsole } from '../place/ConsoleContext.ts'
import { addressOf, titleOf } from '../runtime/address.ts'
import type { DeskAction, DeskPage, Entity, Scope } from '../runtime/desk.ts'
import { changedFields, EntityChanged } from './EntityChanged.tsx'
import { chosenPart } from './chosen-part.ts'
import { inputFrom, inputsOf } from './inputs-of.ts'
import { OperationFields } from './OperationFields.tsx'
import { type ActingEntity, actingEntity, hasAnswer, pageCalls, readOf } from './page-actions.ts'
import { useActionDraft, useSeen } from './useActionDraft.ts'
import { useConsequence } from './useConsequence.ts'
import { useProblems } from './useProblems.ts'

export interface EntityActionDialogProps {
  page: DeskPage
  table: EntityActions<ActingEntity>
  /** The name of the action's operation. */
  intent: string
  entity: Entity
  /** Whether it is a row of a list, which may lack fields. */
  isRow?: boolean
  scope: Scope
  onDone?: (name: string) => void
  onClose: () => void
}

/** The dialog of any action on an entity: its fields, its consequence, its outcome. One with an answer has a page. */
export function EntityActionDialog(props: EntityActionDialogProps) {
  const { page, intent, entity, scope, onClose } = props
  const { place, go } = useConsole()
  const { way } = place
  const action = page.actions.find(({ name }) => name === intent)
  const isOnPage = action !== undefined && hasAnswer(page, action)
  const id = actingEntity(page, entity).id
  useEffect(() => {
    if (!isOnPage) return
    onClose()
    const known = addressOf(page, action.operation, scope, entity)
    const around = Object.fromEntries(Object.entries(known).filter(([name]) => name !== page.idParam))
    const place = { service: page.service, page: page.name, way, in: { ...scope, ...around }, id }
    go({ ...place, flow: 'call', call: intent })
    // Once: the dialog is gone by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOnPage])
  return action && !isOnPage ? <Dialog key={`${intent} ${id}`} {...props} action={action} /> : null
}

function Dialog({
  page,
  table,
  action,
  entity,
  isRow = false,
  scope,
  onDone,
  onClose: close,
}: EntityActionDialogProps & { action: DeskAction }) {
  const { name, operation } = action
  const t = useMessages(laterMessages)
  const emit = useEmit<ConsoleEventTable>()
  const { desk, words } = useDeskContext()
  const { way } = useConsole().place
  const calls = useMemo(() => pageCalls(page, table, scope, way), [page, table, scope, way])
  const readAddress = useMemo(
    () => addressOf(page, readOf(page, way) ?? operation, scope, entity),
    [page, operation, scope, entity, way],
  )
  const address = useMemo(() => addressOf(page, operation, scope, entity), [page, operation, scope, entity])
  const inputs = useMemo(() => inputsOf(operation, address, desk.names), [operation, address, desk])
  const part = useMemo(() => chosenPart(operation, page), [operation, page])
  const key = draftKey(page.service, name, actingEntity(page, entity).id)
  const { kept, keep, forget } = useKeptChanges(key, operation)
  const { seen, whole } = useSeen(page, kept, entity, isRow)
  // A dialog closed on purpose starts anew; one closed by a reload goes on.
  const onClose = () => {
    forget()
    close()
  }
  const title = titleOf(page, entity, words)
  // A worker has no name of its own.
  const named = (key: 'action.title' | 'action.done', action: string) =>
    title ? t(key, { action, name: title }) : action
  const consequence = useConsequence(page)
  if (!calls) throw new Error(`${page.service} has no operation that reads ${page.name}.`)
  const upload = useUpload()
  const form = useEntityAction(calls, name, {
    fetch: upload.fetch,
    address: readAddress as never,
    entity: seen,
    isChanged: (before, after) => changedFields(page, whole(before, after), after).length > 0,
    successMessage: () => named('action.done', words.done(name) ?? words.action(name)),
    onDone: () => {
      emit('console.entity.changed', { service: page.service, entity: page.name, operation: name })
      onDone?.(name)
    },
    onClose,
  })
  const Changed = useCallback(
    ({ before, after }: { before: ActingEntity; after: ActingEntity }) => (
      <EntityChanged page={page} before={whole(before, after)} after={after} />
    ),
    [page, whole],
  )
  const { standing, draft, change } = useActionDraft({
    page,
    operation,
    part,
    entity: form.entity,
    changedFrom: form.changedFrom,
    kept,
    keep,
  })
  const problems = useProblems(operation, draft, standing)
  const isCritical = table.rows[name]?.isCritical ?? false
  return (
    <ActionForm
      {...form}
      name={name}
      isCritical={isCritical}
      permission={permissionFor(table, name)}
      address={readAddress as never}
      say={() => ''}
      values={{}}
      Changed={Changed}
      onClose={onClose}
      title={named('action.title', words.action(name))}
      submitLabel={words.action(name)}
      consequence={consequence(action, form.entity)}
      problems={problems}
      onSubmit={() => form.run({ ...address, ...inputFrom(operation, inputs, draft) } as never)}
    >
      <IsPrefilled.Provider value>
        <OperationFields
          operation={operation}
          inputs={inputs}
          draft={draft}
          onChange={change}
          part={part}
          entity={form.entity}
          currency={currencyOf(form.entity)}
        />
      </IsPrefilled.Provider>
      <Uploading draft={draft} isBusy={form.action.isBusy} progress={upload.progress} />
    </ActionForm>
  )
}
