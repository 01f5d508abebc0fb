'use client'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { StatusBadge, type Tone } from '@memberkit/primitives/status-badge'
import { Table, type TableColumn } from '@memberkit/primitives/table'
import { Text } from '@memberkit/primitives/text'
import { useId, useMemo } from 'react'
import { assignMessages } from '../../messages/queue/namespaces.ts'
import { useAssignees } from '../../shared/assign/useAssignees.ts'
import type { QueueCase } from '../received.ts'
import * as styles from './assign.css.ts'
import {
  countsOf,
  isSendable,
  type PlannedCase,
  planOf,
  type SendableCase,
  sharedFirm,
  type Verdict,
} from './assign.rules.ts'
import { AssigneeField } from './AssigneeField.tsx'

interface AssignManyProps {
  cases: readonly QueueCase[]
  unread: readonly string[]
  directoryGroup: string | undefined
  assigneeId: string
  onAssignee: (id: string) => void
  onSend: (cases: readonly SendableCase[]) => void
  onClose: () => void
}

/** Exhaustive by type: a new verdict fails the build here. */
const tones: Record<Verdict, Tone> = { ready: 'info', same: 'neutral', closed: 'neutral', unread: 'caution' }
/** The verdicts worth mentioning among the others. */
const rest = ['same', 'closed', 'unread'] as const

/** The assignee, and what would become of each case. Sends nothing. */
export function AssignMany({
  cases,
  unread,
  directoryGroup,
  assigneeId,
  onAssignee,
  onSend,
  onClose,
}: AssignManyProps) {
  const t = useMessages(assignMessages)
  const form = useId()
  const people = useAssignees({ firm: sharedFirm(cases), directoryGroup, words: assignMessages })
  const plan = useMemo(() => planOf(cases, assigneeId || undefined, unread), [cases, assigneeId, unread])
  const sendable = plan.filter(isSendable)
  const counts = countsOf(plan)
  const isChosen = assigneeId !== ''
  const columns = useMemo(
    (): readonly TableColumn<PlannedCase>[] => [
      {
        id: 'case',
        header: t('column.case'),
        isRowHeader: true,
        cardRole: 'title',
        cell: ({ friendlyId, known }) => (
          <span className={styles.lines}>
            {known?.owner.name ?? friendlyId}
            {known ? <span className={styles.quiet}>{friendlyId}</span> : null}
          </span>
        ),
      },
      {
        id: 'plan',
        header: t('column.plan'),
        cardRole: 'status',
        cell: ({ verdict, known }) => {
          const isMoved = verdict === 'ready' && known?.assignee !== undefined
          const isOpen = verdict === 'ready' && !isChosen
          return (
            <StatusBadge appearance="plain" tone={isOpen ? 'neutral' : tones[verdict]}>
              {isOpen
                ? t('verdict.waiting')
                : isMoved
                  ? t('verdict.moves', { name: known?.assignee?.name ?? '' })
                  : t(`verdict.${verdict}`)}
            </StatusBadge>
          )
        },
      },
    ],
    [t, isChosen],
  )
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={t('title', { count: plan.length })}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} tone="primary">
            {isChosen && sendable.length > 0 ? t('submit', { count: sendable.length }) : t('submit.none')}
          </Button>
        </>
      }
    >
      <DialogForm
        id={form}
        problems={{ assigneeId: isChosen && sendable.length === 0 ? t('submit.nothing') : undefined }}
        onSubmit={() => onSend(sendable)}
      >
        <AssigneeField people={people} value={assigneeId} onChange={onAssignee} />
        <Text as="p" aria-live="polite">
          {isChosen
            ? [
                t('plan.ready', { count: counts.ready }),
                ...rest.flatMap((verdict) =>
                  counts[verdict] > 0 ? [t(`plan.${verdict}`, { count: counts[verdict] })] : [],
                ),
                ...(counts.ready > 0 ? [t('plan.told')] : []),
              ].join(' ')
            : t('plan.none')}
        </Text>
        <div className={styles.table}>
          <Table caption={t('plan.title')} isCaptionHidden columns={columns} rows={plan} getRowId={({ id }) => id} />
        </div>
      </DialogForm>
    </Dialog>
  )
}
