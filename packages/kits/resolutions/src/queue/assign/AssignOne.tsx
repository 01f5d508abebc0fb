'use client'
import { getResolution, updateResolutionAssigneeId } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { ActionMessage, useAction } from '@memberkit/foundation/action'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { useLastReady, useResource } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { Text } from '@memberkit/primitives/text'
import { useId } from 'react'
import { assignMessages } from '../../messages/queue/namespaces.ts'
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

/** Assigns one case, as it is now: it is read when the dialog opens, and after a conflict. */
export function AssignOne({ row, directoryGroup, assigneeId, onAssignee, onAssigned, onClose }: AssignOneProps) {
  const t = useMessages(assignMessages)
  const { client, notify } = useMemberkit()
  const form = useId()
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
            <Button type="submit" form={form} tone="primary" isPending={action.isBusy}>
              {t('one.submit')}
            </Button>
          )}
        </>
      }
    >
      <DialogForm
        id={form}
        isPending={action.isBusy}
        errors={errorsOf(action.errorOf('assigneeId'))}
        problems={{ assigneeId: verdict === 'same' ? t('one.same') : undefined }}
        onSubmit={() => void action.run({ resolutionId: one.id, assigneeId })}
      >
        {cannot ? (
          <Text as="p">{cannot}</Text>
        ) : (
          <>
            <AssigneeField
              people={people}
              value={assigneeId}
              onChange={(id) => {
                action.reset()
                onAssignee(id)
              }}
            />
            <Text as="p" size="sm" tone="muted">
              {one.assignee ? t('one.now', { name: one.assignee.name }) : t('one.nobody')} {t('plan.told')}
            </Text>
          </>
        )}
        <ActionMessage action={action} />
      </DialogForm>
    </Dialog>
  )
}

const errorsOf = (error: string | undefined) => (error ? { assigneeId: error } : undefined)
