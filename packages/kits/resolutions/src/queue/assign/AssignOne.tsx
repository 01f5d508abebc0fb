'use client'
import { getResolution, resolutionJournal, updateResolutionAssigneeId } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, isDenied, useAction } from '@memberkit/foundation/action'
import { ChangedSince, PressAgain, retriedOnceAgreed, useAgreement } from '@memberkit/foundation/conflict'
import { DialogForm } from '@memberkit/foundation/form'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { useLastReady, useResource } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { Text } from '@memberkit/primitives/text'
import { useEffect, useId, useRef, useState } from 'react'
import { assignMessages, queueMessages } from '../../messages/queue/namespaces.ts'
import { assignOptions } from '../../shared/assign/assignment.ts'
import { useAssignees } from '../../shared/assign/useAssignees.ts'
import { type QueueCase, type Resolution, summaryOf } from '../received.ts'
import { planOf } from './assign.rules.ts'
import { AssigneeField } from './AssigneeField.tsx'

interface AssignOneProps {
  row: QueueCase
  directoryGroup: string | undefined
  assigneeId: string
  onAssignee: (id: string) => void
  onAssigned: (one: QueueCase) => void
  onClose: () => void
}

/**
 * Assigns one case, as it is now: it is read when the dialog opens, and after a conflict. Another assignee than the queue
 * showed is told first, and a press that came before sends nothing.
 */
export function AssignOne({ row, directoryGroup, assigneeId, onAssignee, onAssigned, onClose }: AssignOneProps) {
  const t = useMessages(assignMessages)
  const column = useMessages(queueMessages)
  const { client, notify, realm } = useMemberkit()
  const form = useId()
  const element = useRef<HTMLFormElement>(null)
  const [seen] = useState(row)
  const read = useLastReady(useResource(getResolution, { resolutionId: row.id }))
  const one = read.state === 'ready' ? summaryOf(read.data as Resolution) : row
  const people = useAssignees({ firm: one.firm, directoryGroup, words: assignMessages })
  const [{ verdict } = { verdict: 'ready' }] = planOf([one], assigneeId || undefined)
  const action = useAction(updateResolutionAssigneeId, {
    ...assignOptions(client, one),
    onDone: (data) => {
      notify({ message: t('done.one', { id: one.friendlyId, name: people.nameOf(assigneeId) }), tone: 'positive' })
      onAssigned(summaryOf(data as Resolution))
    },
  })
  const isConflict = action.state.phase === 'conflict'
  const { changedFrom, isAsked, agree } = useAgreement({
    seen,
    now: one,
    version: one.version,
    isChanged: hasMoved,
    isConflict,
  })
  const isChanged = changedFrom !== undefined
  const changedBy = useLastChange(resolutionJournal, one.id, isChanged && realm === 'Internal')
  useEffect(() => {
    // A second Enter doesn't assign what has not been read again.
    const dialog = isConflict ? element.current?.closest('dialog') : undefined
    if (dialog?.querySelector('[type="submit"]')?.matches(':focus'))
      dialog.querySelector<HTMLElement>('[data-mk-action="changed"]')?.focus()
  }, [isConflict])
  const isRefused = isDenied(action.state)
  const cannot = verdict === 'closed' ? t('one.closed') : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={action.isBusy}
      title={t('one.title', { id: one.friendlyId })}
      description={t('one.about', { name: one.owner.name })}
      actions={
        <>
          <Button onPress={onClose} aria-disabled={action.isBusy}>
            {t('cancel')}
          </Button>
          {cannot ? null : (
            <Button type="submit" form={form} tone="primary" isPending={action.isBusy} aria-disabled={isRefused}>
              {t('one.submit')}
            </Button>
          )}
        </>
      }
    >
      <DialogForm
        id={form}
        ref={element}
        isPending={action.isBusy}
        errors={errorsOf(action.errorOf('assigneeId'))}
        problems={{ assigneeId: verdict === 'same' ? t('one.same') : undefined }}
        onSubmit={() => {
          if (!isRefused && agree()) void action.run({ resolutionId: one.id, assigneeId })
        }}
      >
        {isChanged && !cannot ? (
          <ChangedSince
            title={t('one.changed')}
            changedBy={changedBy}
            changes={
              hasMoved(seen, one)
                ? [{ label: column('column.assignee'), before: seen.assignee?.name, after: one.assignee?.name }]
                : []
            }
          >
            {t('one.changedText')}
          </ChangedSince>
        ) : null}
        {isAsked && !cannot ? <PressAgain button={t('one.submit')} /> : null}
        {cannot ? (
          <Text as="p">{cannot}</Text>
        ) : (
          <>
            <AssigneeField
              people={people}
              value={assigneeId}
              onChange={(id) => {
                if (!isRefused) action.reset()
                onAssignee(id)
              }}
            />
            <Text as="p" size="sm" tone="muted">
              {one.assignee ? t('one.now', { name: one.assignee.name }) : t('one.nobody')} {t('plan.told')}
            </Text>
          </>
        )}
        {isConflict && !cannot ? null : <ActionMessage action={retriedOnceAgreed(action, agree)} />}
      </DialogForm>
    </Dialog>
  )
}

const hasMoved = (before: QueueCase, after: QueueCase) => before.assigneeId !== after.assigneeId

const errorsOf = (error: string | undefined) => (error ? { assigneeId: error } : undefined)
