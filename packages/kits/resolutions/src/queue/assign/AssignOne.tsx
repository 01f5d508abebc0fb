'use client'
import { getResolution, resolutionJournal, updateResolutionAssigneeId } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, isDenied, useAction } from '@memberkit/foundation/action'
import { ChangedSince } from '@memberkit/foundation/conflict'
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
  /** The version whose assignee the person had seen before they pressed again. */
  const [acknowledged, setAcknowledged] = useState<string>()
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
  const hasMoved = one.assigneeId !== seen.assigneeId
  const isChanged = isConflict || hasMoved
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
          if (isRefused) return
          // A late attempt has shown the change; otherwise nobody has agreed to it yet.
          if (hasMoved && !isConflict && acknowledged !== one.version) setAcknowledged(one.version)
          else void action.run({ resolutionId: one.id, assigneeId })
        }}
      >
        {isChanged && !cannot ? (
          <ChangedSince
            title={t('one.changed')}
            changedBy={changedBy}
            changes={
              hasMoved
                ? [{ label: column('column.assignee'), before: seen.assignee?.name, after: one.assignee?.name }]
                : []
            }
          >
            {t('one.changedText')}
          </ChangedSince>
        ) : null}
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
        {isConflict && !cannot ? null : <ActionMessage action={action} />}
      </DialogForm>
    </Dialog>
  )
}

const errorsOf = (error: string | undefined) => (error ? { assigneeId: error } : undefined)
